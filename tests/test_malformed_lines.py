"""Lines that are no commands: each is refused in one answer, and nothing else comes of it."""

import pytest

from tests.oracle.junk import ERRORS, LONG, Report, pelt

LINES = 1_500
GROWTH = 64 * 1024 * 1024


@pytest.fixture(scope="module", params=["HH", "FT"])
def report(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Report:
    """What came of malformed lines while a game of either kind stood on the table."""
    return pelt(tmp_path_factory.mktemp("malformed"), request.param, LINES, seed=1)


def test_each_line_is_refused_once(report: Report) -> None:
    """1,500 lines, some of a megabyte, in; as many refusals of the documented form out."""
    assert report.wrong == []
    assert (report.sent, report.errors.total()) == (LINES, LINES)
    assert set(report.errors) == ERRORS - {"no-game"}


def test_the_game_is_unchanged(report: Report) -> None:
    """The state and the record before the lines are those after them."""
    assert report.before["ok"] is True
    assert report.before == report.after
    assert report.record[0] == report.record[1]


def test_the_program_ends_well(report: Report) -> None:
    """The end of the input ends the program: status 0, no further answer, nothing on stderr."""
    assert report.end == (0, [], b"")


def test_memory_is_bounded(report: Report) -> None:
    """Once each kind of megabyte line has been met, further lines hold on to no more than 64 MiB."""
    if report.growth is None:
        pytest.skip("the system does not tell how much memory a process holds")
    assert report.sent > len(LONG)
    assert report.growth <= GROWTH
