"""Worker processes that step a part of a vector environment's matches, in memory that all of them share."""

from __future__ import annotations

import mmap
import os
import pickle
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Sequence
from typing import IO, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from farshore.bots.bot import Bot
from farshore.bots.bot_spec import require_game
from farshore.core.game import AnyGame
from farshore.games import installed
from farshore.rl.config import EnvConfig
from farshore.rl.match_group import MatchGroup, StepArrays
from farshore.rl.opponents import opponent
from farshore.rl.simulator import Simulator

RESET, STEP, RESTART = b"r", b"s", b"f"
DONE, FAILED = b".", b"!"
COMMAND: Final = "from farshore.rl.workers import main; main()"


class WorkerError(RuntimeError):
    """A worker process failed; the message has its traceback."""


class Share(NamedTuple):
    """What a worker process needs to know."""

    game: AnyGame | str
    """An installed game by its id."""
    seats: int
    config: EnvConfig
    bots: Sequence[str | Bot]
    number: int
    """The number of matches of the whole environment."""
    first: int
    """The matches of this worker: the first, and one past the last."""
    end: int
    memory: int
    """The file descriptor of the shared memory."""


class SharedArrays:
    """Actions and results of all matches in memory that worker processes can map."""

    def __init__(self, number: int, size: int, actions: int, file: int | None = None) -> None:
        """Map the memory of this file descriptor, or make new memory."""
        self.file = new_memory() if file is None else file
        for_actions, for_results = 8 * number, StepArrays.bytes_for(number, size, actions)
        if file is None:
            os.ftruncate(self.file, for_actions + for_results)
        whole = memoryview(mmap.mmap(self.file, for_actions + for_results))
        self.actions: NDArray[np.int64] = np.frombuffer(whole[:for_actions], np.int64)
        self.results = StepArrays.in_buffer(whole[for_actions:], number, size, actions)


def new_memory() -> int:
    """Return the file descriptor of an empty file in memory, or of a temporary file."""
    if hasattr(os, "memfd_create"):
        return os.memfd_create("farshore")
    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())


class Worker:
    """A process that steps the matches of its share; ends when this object is closed or its parent ends."""

    def __init__(self, share: Share) -> None:
        self.first, self.end = share.first, share.end
        known = not isinstance(share.game, str) and installed().games.get(share.game.info.id) is share.game
        sent = share._replace(game=share.game.info.id) if known else share  # type: ignore[union-attr]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self._process = subprocess.Popen(
            [sys.executable, "-c", COMMAND],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            pass_fds=[share.memory],
        )
        self._send(pickle.dumps(sent))

    def reset(self, seeds: Sequence[int | None]) -> None:
        self._send(RESET + pickle.dumps(seeds[self.first : self.end]))

    def step(self) -> None:
        self._send(STEP)

    def restart_finished(self) -> None:
        self._send(RESTART)

    def wait(self) -> None:
        """Wait until the last command is done; raise WorkerError if it failed."""
        assert self._process.stdout is not None
        answer = self._process.stdout.read(1)
        if answer != DONE:
            words = self._process.stdout.read().decode() if answer == FAILED else "a worker process has ended"
            self.close()
            raise WorkerError(words)

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def close(self) -> None:
        """End the process."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None and not pipe.closed:
                pipe.close()
        self._process.wait()

    def _send(self, words: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(words)
            self._process.stdin.flush()
        except BrokenPipeError:
            self.wait()


def main() -> None:
    """Serve the process that started this one: commands by standard input, answers by standard output."""
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what bots print is no answer
    try:
        serve(sys.stdin.buffer, answers)
    except KeyboardInterrupt:
        return
    except Exception:
        answers.write(FAILED + traceback.format_exc().encode())


def serve(commands: IO[bytes], answers: IO[bytes]) -> None:
    """Step matches until there are no more commands."""
    share: Share = pickle.load(commands)
    game = require_game(share.game) if isinstance(share.game, str) else share.game
    match = Simulator(game, share.seats, share.config)
    group = MatchGroup(match, share.end - share.first, [opponent(bot) for bot in share.bots])
    shared = SharedArrays(share.number, match.spec.size, match.actions, share.memory)
    mine, actions = shared.results.part(share.first, share.end), shared.actions[share.first : share.end]
    while command := commands.read(1):
        if command == STEP:
            group.step(actions.tolist(), mine)
        elif command == RESET:
            group.reset(pickle.load(commands), mine)
        else:
            group.restart_finished(mine)
        answers.write(DONE)
