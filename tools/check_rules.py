"""Show that every numbered rule is cited by the code that implements it and by a test.

`docs/rules/<game>.md` defines a rule on each line that starts with its bold number (**R12**, **R5.3**). Code and tests
cite it as R12, in a range (R12-R14, R12 to R14), or in a test's name (test_r12_..., test_r5_3_...).
"""

import argparse
import re
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from tools import ROOT

NUMBER = r"R[1-9]\d*(?:\.\d+)*"
DEFINITION = re.compile(rf"^\s*(?:[-*]\s+)?\*\*({NUMBER})\b")
CITATION = re.compile(rf"\b({NUMBER})(?:\s?(?:-|–|to)\s?({NUMBER}))?(?!\w)")
TEST_NAME = re.compile(r"\bdef test((?:_r[1-9]\d*(?:_\d+)*)+)(?=_|\()")


@dataclass(frozen=True)
class Report:
    """The rules of one game and where they are cited."""

    game: str
    rules: list[str]
    code: Counter[str]
    tests: Counter[str]

    def faults(self) -> list[str]:
        faults = [f"{rule} is defined twice" for rule, count in Counter(self.rules).items() if count > 1]
        faults += [f"{rule} is not cited in the code" for rule in self.rules if not self.code[rule]]
        faults += [f"{rule} is not cited by a test" for rule in self.rules if not self.tests[rule]]
        unknown = sorted((set(self.code) | set(self.tests)) - set(self.rules))
        return faults + [f"{rule} is cited but not defined in the rules" for rule in unknown]

    def table(self) -> str:
        lines = [f"{self.game}: {len(self.rules)} rules", f"  {'rule':8}{'code':>6}{'tests':>6}"]
        lines += [f"  {rule:8}{self.code[rule]:6}{self.tests[rule]:6}" for rule in self.rules]
        return "\n".join(lines)


def defined_rules(text: str) -> list[str]:
    return [match[1] for line in text.splitlines() if (match := DEFINITION.match(line))]


def cited_rules(text: str, rules: list[str]) -> Counter[str]:
    """How often each number is cited; a range counts for every rule between its ends, in the order of the rules."""
    cited: Counter[str] = Counter()
    for first, last in CITATION.findall(text):
        if first in rules and last in rules:
            cited.update(rules[rules.index(first) : rules.index(last) + 1])
        else:
            cited.update(filter(None, (first, last)))
    for name in TEST_NAME.findall(text):
        cited.update(rule_in_name(number, rules) for number in name.split("_r")[1:])
    return cited


def rule_in_name(number: str, rules: list[str]) -> str:
    """The rule of a name's part 5_3: R5.3 where it is defined, otherwise R5."""
    dotted = f"R{number.replace('_', '.')}"
    return dotted if dotted in rules else f"R{number.split('_', maxsplit=1)[0]}"


def citations(folder: Path, rules: list[str]) -> Counter[str]:
    files = sorted(folder.rglob("*.py"))
    return sum((cited_rules(path.read_text("utf-8"), rules) for path in files), Counter())


def report(root: Path, document: Path) -> Report:
    game = document.stem.replace("-", "_")
    rules = defined_rules(document.read_text("utf-8"))
    code = citations(root / "src" / "caravansary" / "games" / game, rules)
    tests = citations(root / "tests" / "games" / game, rules)
    return Report(game, rules, code, tests)


def check(root: Path, quiet: bool) -> int:
    """Print the tables; gives the number of faults."""
    documents = [path for path in sorted((root / "docs" / "rules").glob("*.md")) if path.stem != "index"]
    faults = 0
    for document in documents:
        game = report(root, document)
        if not quiet:
            print(game.table())
        for fault in game.faults():
            print(f"{document.relative_to(root)}: {fault}")
            faults += 1
        if not game.rules:
            print(f"{document.relative_to(root)}: defines no rule; a rule's line starts with its number, like **R1**")
            faults += 1
    print(f"{len(documents)} rule books, {faults} faults")
    return faults


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.check_rules", description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT, help="the tree to check")
    parser.add_argument("--quiet", action="store_true", help="print faults only, no tables")
    options = parser.parse_args()
    sys.exit(1 if check(options.root.resolve(), options.quiet) else 0)


if __name__ == "__main__":
    main()
