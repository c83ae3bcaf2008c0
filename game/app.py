"""The program: reads the command line and plays, with a window or without."""

import time

from game.arguments import Arguments, parse
from game.services import build, close, report
from game.streams import own_stdin, own_stdout


def run(argv: list[str]) -> int:
    """Run the program.

    Args:
        argv: the command line without the program's name.

    Returns:
        The exit status.

    Raises:
        SystemExit: as `game.arguments.parse` does.
    """
    arguments = parse(argv)
    if arguments.headless:
        return _play_headless(arguments)
    # Only the way that is taken is loaded: neither waits for what the other needs.
    from game.launch import play

    return play(arguments)


def _play_headless(arguments: Arguments) -> int:
    from game.protocol import PlayProtocol, serve

    services = build(arguments)
    report(services)
    protocol = PlayProtocol(services.desk, services.settings, services.store, services.words)
    last = time.monotonic()

    def let_time_run() -> None:
        nonlocal last
        now = time.monotonic()
        services.desk.advance(now - last)
        last = now

    try:
        serve(protocol, own_stdin(), own_stdout(), let_time_run)
    except (OSError, KeyboardInterrupt):
        # Whoever listened is gone or wants to stop; every action is saved already.
        pass
    finally:
        close(services)
        report(services)
    return 0
