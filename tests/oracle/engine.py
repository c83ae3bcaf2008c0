"""The program as a subprocess that speaks the play protocol."""

import queue
import subprocess
import sys
import threading
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

MAIN = Path(__file__).resolve().parents[2] / "main.py"
HUNG = 300


class EndedError(AssertionError):
    """The program has ended while an answer was due; its argument is the end of its stderr."""


class Engine:
    """Sends lines and hands back answers, in order.

    A thread reads the answers as they come, so that neither side waits on a full pipe however many lines are
    sent before the first answer is asked for. What the program writes on stderr is kept in a file.
    """

    def __init__(
        self,
        data: Path,
        errors: Path,
        main: Path = MAIN,
        *,
        options: Sequence[str] = ("--headless",),
        env: Mapping[str, str] | None = None,
    ) -> None:
        """Start the program with a data folder; ``errors`` is the file for its stderr."""
        self.errors = errors
        with errors.open("ab") as sink:
            self.process = subprocess.Popen(
                [sys.executable, str(main), *options, "--data", str(data)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=sink,
                cwd=main.parent,
                env=env,
            )
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        self.greeting = self.receive()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self._reader.join()
        for stream in (self.process.stdin, self.process.stdout):
            if stream:
                with suppress(BrokenPipeError):
                    stream.close()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._answers.put(line)
        self._answers.put(b"")

    def send(self, lines: Iterable[bytes]) -> None:
        """Write lines, each without its line end."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.writelines(line + b"\n" for line in lines)
            self.process.stdin.flush()
        except BrokenPipeError:
            raise self._ended() from None

    def receive(self) -> bytes:
        """The next answer's line."""
        line = self._answers.get(timeout=HUNG)
        if not line:
            raise self._ended()
        return line

    def _ended(self) -> EndedError:
        self.process.wait(timeout=HUNG)
        return EndedError(self.errors.read_text(encoding="utf-8", errors="replace")[-2000:])

    def finish(self) -> tuple[int, list[bytes], bytes]:
        """End the input; the exit status, what was still answered and all of stderr out."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        status = self.process.wait(timeout=HUNG)
        return status, list(iter(lambda: self._answers.get(timeout=HUNG), b"")), self.errors.read_bytes()

    def kill(self) -> list[bytes]:
        """End the program as a failing computer would, at once; the answers out that it still gave, whole ones only."""
        self.process.kill()
        self.process.wait()
        left = iter(lambda: self._answers.get(timeout=HUNG), b"")
        return [line for line in left if line.endswith(b"\n")]

    def memory(self) -> int | None:
        """The memory the program holds now, in bytes; None where the system does not tell."""
        try:
            text = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii", errors="replace")
        except OSError:
            return None
        sizes = [line.split()[1] for line in text.splitlines() if line.startswith("VmRSS:")]
        return int(sizes[0]) * 1024 if sizes else None
