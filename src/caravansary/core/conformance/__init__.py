"""The conformance suite: the promises every game keeps, whoever wrote it. `caravansary check GAME` runs it.

`check_game` plays random games under every set-up (cases.py) and checks sampled positions and finished games. Each
check is one function, named after what it promises, that raises `Violation` with words; suite.py lists them all.
"""

from caravansary.core.conformance.cases import Case, cases_of
from caravansary.core.conformance.report import Failure, Report, Violation
from caravansary.core.conformance.spot import Effort
from caravansary.core.conformance.suite import check_game, games_of

__all__ = ["Case", "Effort", "Failure", "Report", "Violation", "cases_of", "check_game", "games_of"]
