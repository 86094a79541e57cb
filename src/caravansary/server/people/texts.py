"""What people write, cleaned: no control characters, which databases refuse, and no marks that turn text around."""

from __future__ import annotations

import unicodedata

# Marks that change the direction of the text around them. Joiners stay: letters and emoji are made with them.
DIRECTION_MARKS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
UNSEEN = ("Cc", "Cs", "Co", "Cn", "Zl", "Zp")


def clean(text: str) -> str:
    """A line without control characters, direction marks and repeated spaces.

    >>> clean("  Ann\\x00 \\u202eevil\\n x ")
    'Ann evil x'
    """
    kept = (character for character in text if character not in DIRECTION_MARKS)
    return " ".join("".join(" " if unicodedata.category(one) in UNSEEN else one for one in kept).split())


def can_be_seen(text: str) -> bool:
    """Whether there is anything to read in it: a letter, a digit, a sign."""
    return any(unicodedata.category(one)[0] in "LNPS" for one in text)
