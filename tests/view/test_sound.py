"""The sounds: their files, the player that no missing device stops (F23), and the choice of a sound."""

import logging
import subprocess
import sys
import wave
from array import array
from pathlib import Path

import pygame
import pytest

from game.assets import asset
from game.change import Cause, Change
from game.rules.action import TURN
from game.rules.cards import Suit
from game.rules.controller import Reason, Result, RuleController
from game.rules.forty_thieves import CARDS_A_FOUNDATION, COLUMNS, FOUNDATION_SUITS, FOUNDATIONS, FortyThieves
from game.rules.games import PACKS, Game
from game.rules.heart_to_heart import HEART, HeartToHeart
from game.rules.session import Answer
from game.rules.table import STOCK, WASTE, Place, Spot, Table
from game.view.cue import Sound, sound_for
from game.view.sound import SHORTEST_GAP, Sounds, loudness

RATE = 44_100
LONGEST = {
    Sound.PICK_UP: 0.1,
    Sound.PUT_DOWN: 0.2,
    Sound.DRAW: 0.25,
    Sound.PAIR: 1.0,
    Sound.FOUNDATION: 0.7,
    Sound.REFUSE: 0.3,
    Sound.UNDO: 0.25,
    Sound.DEAL: 0.7,
    Sound.WIN: 2.5,
}


def path_of(sound: Sound) -> Path:
    return asset("sounds", f"{sound.value}.wav")


def samples_of(sound: Sound) -> "array[int]":
    with wave.open(str(path_of(sound)), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array("h", file.readframes(file.getnframes()))


# The files


def test_the_script_writes_the_very_files(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-B", asset("sounds", "make_sounds.py"), tmp_path], check=True)
    written = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert written == {path.name: path.read_bytes() for path in asset("sounds").glob("*.wav")}


def test_every_sound_has_a_file_and_every_file_is_a_sound() -> None:
    assert {path.stem for path in asset("sounds").glob("*.wav")} == {sound.value for sound in Sound}


def test_the_files_are_small() -> None:
    assert sum(path_of(sound).stat().st_size for sound in Sound) < 600_000


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_short_soft_and_clean(sound: Sound) -> None:
    samples = samples_of(sound)
    assert 0.04 < len(samples) / RATE < LONGEST[sound]
    peak = max(map(abs, samples)) / 32768
    assert 0.25 < peak <= 10 ** (-5.9 / 20)
    assert abs(sum(samples) / len(samples)) < 0.001 * 32768
    # No click: both ends are silence, which is left and reached softly.
    assert samples[0] == samples[-1] == 0
    assert max(map(abs, samples[:8])) < 0.02 * 32768
    assert max(map(abs, samples[-RATE // 200 :])) < 0.003 * 32768


def test_every_sound_is_heard_soon() -> None:
    for sound in Sound:
        samples = samples_of(sound)
        loud = max(map(abs, samples)) / 10
        heard = next(i for i, sample in enumerate(samples) if abs(sample) > loud) / RATE
        assert heard < 0.04, sound


# The player


class FakeSound:
    """A sound of the fake mixer."""

    def __init__(self, mixer: "FakeMixer", path: Path) -> None:
        self.mixer = mixer
        self.name = path.stem
        mixer.loaded.append(path.stem)

    def play(self) -> None:
        if self.mixer.lost:
            raise pygame.error("device lost")
        self.mixer.played.append(self.name)

    def set_volume(self, volume: float) -> None:
        if self.mixer.lost:
            raise pygame.error("device lost")
        self.mixer.volume = volume


class FakeMixer:
    """Stands in for `pygame.mixer` and writes down what is asked of it."""

    def __init__(self) -> None:
        self.calls: list[str] = []
        self.loaded: list[str] = []
        self.played: list[str] = []
        self.volume = -1.0
        self.lost = False

    def init(self, *_wish: int) -> None:
        self.calls.append("init")

    def quit(self) -> None:
        self.calls.append("quit")

    def Sound(self, path: Path) -> FakeSound:  # noqa: N802 (pygame's name)
        return FakeSound(self, path)


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> FakeMixer:
    fake = FakeMixer()
    monkeypatch.setattr(pygame, "mixer", fake)
    return fake


def warnings(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.message for record in caplog.records if record.levelno == logging.WARNING]


def test_nothing_is_touched_before_the_start(mixer: FakeMixer) -> None:
    sounds = Sounds(60, enabled=True)
    sounds.play(Sound.DRAW)
    sounds.set_volume(30)
    sounds.set_enabled(enabled=False)
    sounds.set_enabled(enabled=True)
    sounds.stop()
    assert not mixer.calls
    assert not mixer.loaded
    sounds.start()
    assert mixer.calls == ["init"]
    assert not mixer.loaded


def test_a_file_is_read_when_first_played_and_then_kept(mixer: FakeMixer) -> None:
    clock = Clock()
    sounds = Sounds(50, enabled=True, clock=clock)
    sounds.start()
    for _ in range(3):
        sounds.play(Sound.PAIR)
        clock.now += 1
    assert mixer.loaded == ["pair"]
    assert mixer.played == ["pair"] * 3
    assert mixer.volume == loudness(50)


def test_the_same_sound_is_not_played_twice_at_once(mixer: FakeMixer) -> None:
    clock = Clock()
    sounds = Sounds(60, enabled=True, clock=clock)
    sounds.start()
    sounds.play(Sound.DRAW)
    clock.now = SHORTEST_GAP - 0.001
    sounds.play(Sound.DRAW)
    sounds.play(Sound.PUT_DOWN)
    assert mixer.played == ["draw", "put_down"]
    clock.now = SHORTEST_GAP
    sounds.play(Sound.DRAW)
    assert mixer.played == ["draw", "put_down", "draw"]


def test_a_silent_player_holds_no_device(mixer: FakeMixer) -> None:
    sounds = Sounds(60, enabled=False)
    sounds.start()
    sounds.play(Sound.DRAW)
    assert not mixer.calls
    sounds.set_enabled(enabled=True)
    sounds.set_enabled(enabled=False)
    assert mixer.calls == ["init", "quit"]
    sounds.set_volume(0)
    sounds.set_enabled(enabled=True)
    assert mixer.calls == ["init", "quit"]
    sounds.set_volume(10)
    sounds.play(Sound.DRAW)
    sounds.stop()
    sounds.play(Sound.DRAW)
    assert mixer.calls == ["init", "quit"] * 2
    assert mixer.played == ["draw"]


def test_a_change_of_volume_reaches_the_sounds_already_read(mixer: FakeMixer) -> None:
    sounds = Sounds(60, enabled=True)
    sounds.start()
    sounds.play(Sound.DRAW)
    sounds.set_volume(20)
    assert mixer.volume == loudness(20)


def test_the_volume_rises_evenly_to_the_ear() -> None:
    steps = [loudness(percent) for percent in range(0, 101, 10)]
    assert steps[0] == 0
    assert steps[-1] == 1
    assert steps == sorted(set(steps))
    assert 1 / 128 <= steps[1] < 0.02  # the mixer has 128 steps: the lowest volume is soft, not silent
    assert steps[5] == 0.25
    assert loudness(-5) == 0
    assert loudness(130) == 1


def test_a_device_lost_while_playing_is_told_once(mixer: FakeMixer, caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    sounds = Sounds(60, enabled=True, clock=clock)
    sounds.start()
    sounds.play(Sound.DRAW)
    mixer.lost, clock.now = True, 1
    sounds.play(Sound.DRAW)
    assert not sounds.is_open
    mixer.lost = False
    sounds.start()
    sounds.play(Sound.UNDO)
    mixer.lost = True
    sounds.set_volume(50)
    assert not sounds.is_open
    assert mixer.played == ["draw", "undo"]
    assert warnings(caplog) == ["no sound: device lost"]


def test_a_bogus_driver_is_told_once_and_played_without(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "bogus")
    sounds = Sounds(60, enabled=True)
    sounds.start()
    for enabled in (False, True, False, True):
        sounds.set_enabled(enabled=enabled)
        sounds.set_volume(40)
        sounds.play(Sound.WIN)
    sounds.stop()
    assert not sounds.is_open
    assert len(warnings(caplog)) == 1


def test_a_pygame_without_a_mixer_is_silent(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    class Missing:
        def __getattr__(self, name: str) -> object:
            raise NotImplementedError(f"mixer.{name} is not there")

    monkeypatch.setattr(pygame, "mixer", Missing())
    sounds = Sounds(60, enabled=True)
    sounds.start()
    sounds.play(Sound.WIN)
    sounds.stop()
    assert warnings(caplog) == ["no sound: mixer.init is not there"]


@pytest.fixture
def no_loudspeaker(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let SDL play into nothing."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.mark.usefixtures("no_loudspeaker")
def test_the_real_mixer_plays_every_file(caplog: pytest.LogCaptureFixture) -> None:
    sounds = Sounds(60, enabled=True)
    sounds.start()
    try:
        for sound in Sound:
            sounds.play(sound)
        assert pygame.mixer.get_busy()
        sounds.set_volume(80)
    finally:
        sounds.stop()
    assert pygame.mixer.get_init() is None
    assert not warnings(caplog)


@pytest.mark.usefixtures("no_loudspeaker")
def test_missing_and_broken_files_are_told_once_and_the_others_play(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "undo.wav").write_bytes(b"RIFF nonsense")
    (tmp_path / "deal.wav").write_bytes(b"")
    (tmp_path / "pair.wav").mkdir()
    (tmp_path / "win.wav").write_bytes(path_of(Sound.WIN).read_bytes())
    clock = Clock()
    sounds = Sounds(60, enabled=True, folder=tmp_path, clock=clock)
    sounds.start()
    try:
        for _ in range(2):
            for sound in (Sound.DRAW, Sound.UNDO, Sound.DEAL, Sound.PAIR):
                sounds.play(sound)
            clock.now += 1
        assert not pygame.mixer.get_busy()
        sounds.play(Sound.WIN)
        assert pygame.mixer.get_busy()
    finally:
        sounds.stop()
    told = warnings(caplog)
    assert [words.split(":")[0] for words in told] == [f"no sound {name}" for name in ("draw", "undo", "deal", "pair")]


# The choice

HEARTS, THIEVES = HeartToHeart(), FortyThieves()
# The pack in order, but for the last card, which lies on the waste: it matches the one free card of the heart.
_SORTED = PACKS[Game.HEART_TO_HEART]
HEARTS_TABLE = HEARTS.deal((*_SORTED[:25], _SORTED[51], *_SORTED[26:51], _SORTED[25]))
THIEVES_TABLE = THIEVES.deal(PACKS[Game.FORTY_THIEVES])


def moved(cause: Cause) -> Change:
    return Change(cause, Answer(Result.MOVED))


@pytest.mark.parametrize(
    ("cause", "result", "reason", "sound"),
    [
        (Cause.DEAL, Result.MOVED, None, Sound.DEAL),
        (Cause.SHOWN, Result.MOVED, None, None),
        (Cause.TAP, Result.SELECTED, None, Sound.PICK_UP),
        (Cause.TAP, Result.SELECTED, Reason.DIFFERENT_RANK, Sound.PICK_UP),
        (Cause.TAP, Result.DESELECTED, None, Sound.PUT_DOWN),
        (Cause.TAP, Result.NOTHING, None, None),
        (Cause.TAP, Result.NOTHING, Reason.COVERED, Sound.REFUSE),
        (Cause.TAP, Result.REJECTED, Reason.NO_PLACE, Sound.REFUSE),
        (Cause.DROP, Result.NOTHING, None, Sound.PUT_DOWN),
        (Cause.DROP, Result.REJECTED, Reason.WRONG_SUIT, Sound.REFUSE),
        (Cause.UNDO, Result.NOTHING, None, None),
        (Cause.REDO, Result.NOTHING, None, None),
    ],
)
def test_the_sound_of_what_moves_nothing(
    cause: Cause, result: Result, reason: Reason | None, sound: Sound | None
) -> None:
    change = Change(cause, Answer(result, reason), Spot(HEART[24]))
    assert sound_for(change, HEARTS, HEARTS_TABLE, HEARTS_TABLE) is sound


@pytest.mark.parametrize(("place", "reason", "sound"), [(STOCK, None, None), (HEART[0], Reason.COVERED, Sound.REFUSE)])
def test_what_was_never_lifted_is_not_put_down(place: Place, reason: Reason | None, sound: Sound | None) -> None:
    change = Change(Cause.DROP, Answer(Result.NOTHING, reason), Spot(place))
    assert sound_for(change, HEARTS, HEARTS_TABLE, HEARTS_TABLE) is sound


def _hearts_steps() -> list[tuple[RuleController, Table, Table, Sound]]:
    drawn = HEARTS.apply(HEARTS_TABLE, TURN)
    spent = HEARTS_TABLE
    while spent.stock:
        spent = HEARTS.apply(spent, TURN)
    pair = next(action for action in HEARTS.actions(HEARTS_TABLE) if action is not TURN)
    two = HEARTS_TABLE.with_piles(*((place, ()) for place in HEART if place not in (pair.source, pair.target)))
    return [
        (HEARTS, HEARTS_TABLE, drawn, Sound.DRAW),
        (HEARTS, spent, HEARTS.apply(spent, TURN), Sound.PUT_DOWN),
        (HEARTS, HEARTS_TABLE, HEARTS.apply(HEARTS_TABLE, pair), Sound.PAIR),
        (HEARTS, two, HEARTS.apply(two, pair), Sound.WIN),
    ]


def _thieves_steps() -> list[tuple[RuleController, Table, Table, Sound]]:
    room = THIEVES_TABLE.with_piles((COLUMNS[1], ()))
    placed = THIEVES_TABLE.move(COLUMNS[0], FOUNDATIONS[0])
    pack = PACKS[Game.FORTY_THIEVES]
    suits = {suit: tuple(card for card in pack if card.suit is suit)[:CARDS_A_FOUNDATION] for suit in Suit}
    full = ((place, suits[FOUNDATION_SUITS[place]]) for place in FOUNDATIONS)
    won = Table(tuple(() for _ in THIEVES.places)).with_piles(*full)
    return [
        (THIEVES, THIEVES_TABLE, THIEVES.apply(THIEVES_TABLE, TURN), Sound.DRAW),
        (THIEVES, room, room.move(COLUMNS[0], COLUMNS[1]), Sound.PUT_DOWN),
        (THIEVES, THIEVES_TABLE, placed, Sound.FOUNDATION),
        (THIEVES, placed, placed.move(FOUNDATIONS[0], COLUMNS[0]), Sound.PUT_DOWN),
        (THIEVES, won.move(FOUNDATIONS[0], WASTE), won, Sound.WIN),
    ]


@pytest.mark.parametrize(("controller", "before", "after", "sound"), [*_hearts_steps(), *_thieves_steps()])
@pytest.mark.parametrize("cause", [Cause.TAP, Cause.DROP, Cause.REDO])
def test_the_sound_of_a_step(
    cause: Cause, controller: RuleController, before: Table, after: Table, sound: Sound
) -> None:
    assert sound_for(moved(cause), controller, before, after) is sound


def test_a_step_taken_back_has_one_sound_whatever_it_was() -> None:
    for controller, before, after, _ in (*_hearts_steps(), *_thieves_steps()):
        assert sound_for(moved(Cause.UNDO), controller, after, before) is Sound.UNDO
