"""Make every sound anew: `python assets/sounds/make_sounds.py [folder]`.

The WAV files beside this script are what it writes; they are committed, so that the program needs no step before it
starts. Cards are bursts of filtered noise with a little of the table's body below; notes are sines that ring out, all
of them of the C major scale, so that two sounds which overlap agree.
"""

import cmath
import math
import sys
import wave
from array import array
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import NamedTuple

RATE = 44_100
Samples = list[float]

_C4, _E4, _G4, _C5, _E5, _G5, _C6, _G6 = 261.63, 329.63, 392.0, 523.25, 659.26, 783.99, 1046.5, 1567.98
_FADE_IN, _FADE_OUT = 0.001, 0.02  # seconds
_DC_BLOCK = 25.0  # Hz, below everything that is meant to be heard


class Part(NamedTuple):
    """A sound's part.

    Attributes:
        start: when it begins, seconds.
        gain: its factor.
        samples: the part by itself.
    """

    start: float
    gain: float
    samples: Samples


def _rise(number: int, seconds: float) -> float:
    """Return the factor of the sample of that number in a soft attack."""
    count = seconds * RATE
    return 0.5 - 0.5 * math.cos(math.pi * number / count) if number < count else 1.0


def _to_peak(samples: Samples, peak: float = 1.0) -> Samples:
    factor = peak / max(map(abs, samples))
    return [sample * factor for sample in samples]


def _band(samples: Iterable[float], centre: float, width: float) -> Samples:
    """Let a band pass: two poles, 0 dB at the centre, no constant part.

    Args:
        samples: what comes in.
        centre: Hz.
        width: the band's width as a part of its centre.
    """
    angle = math.tau * centre / RATE
    alpha = math.sin(angle) * width / 2
    scale, back1, back2 = alpha / (1 + alpha), 2 * math.cos(angle) / (1 + alpha), (1 - alpha) / (1 + alpha)
    in1 = in2 = out1 = out2 = 0.0
    passed = []
    for sample in samples:
        out = scale * (sample - in2) + back1 * out1 - back2 * out2
        in1, in2, out1, out2 = sample, in1, out, out1
        passed.append(out)
    return passed


def _paper(random: Random, centre: float, attack: float, decay: float, width: float = 1.5) -> Samples:
    """Return the noise of paper: a band of noise that rises softly and dies away.

    Args:
        random: where the noise comes from.
        centre: the band's middle, Hz.
        attack: how long it rises, seconds.
        decay: in how many seconds it falls to 37 %.
        width: the band's width as a part of its centre.
    """
    count = int((attack + 6 * decay) * RATE)
    # Twice: the slopes of one band let through so much above it that paper would hiss.
    noise = _band(_band((random.uniform(-1, 1) for _ in range(count)), centre, width), centre, width)
    fall = 1 / (decay * RATE)
    peak = attack * RATE
    return _to_peak([n * _rise(i, attack) * math.exp(-max(0.0, i - peak) * fall) for i, n in enumerate(noise)])


def _ring(frequency: float, decay: float, attack: float, lasting: float = 6.0) -> Samples:
    """Return a sine that rings out.

    Args:
        frequency: Hz.
        decay: in how many seconds it falls to 37 %.
        attack: how long it rises, seconds.
        lasting: how many times `decay` it lasts.
    """
    # A number that turns and shrinks by the same factor with every sample is a sine that rings out.
    turn = cmath.exp(complex(-1 / decay, math.tau * frequency) / RATE)
    now = complex(1.0)
    samples = []
    for i in range(int((attack + lasting * decay) * RATE)):
        samples.append(now.imag * _rise(i, attack))
        now *= turn
    return samples


def _note(frequency: float, decay: float, attack: float = 0.012) -> Samples:
    """Return a warm note: few partials, the high ones weak and soon gone."""
    partials = ((1, 1.0, 1.0), (2, 0.22, 0.6), (3, 0.09, 0.35), (4, 0.02, 0.25))
    return _mix(Part(0, gain, _ring(frequency * n, decay * length, attack)) for n, gain, length in partials)


def _thud(frequency: float, decay: float) -> Samples:
    """Return the table's answer to a card: low, and gone at once."""
    second = _ring(frequency * 1.83, decay * 0.6, 0.0015)
    return _mix((Part(0, 1.0, _ring(frequency, decay, 0.002)), Part(0, 0.45, second)))


def _mix(parts: Iterable[Part]) -> Samples:
    placed = [(round(part.start * RATE), part) for part in parts]
    mixed = [0.0] * max(start + len(part.samples) for start, part in placed)
    for start, part in placed:
        for i, sample in enumerate(part.samples, start):
            mixed[i] += part.gain * sample
    return mixed


def pick_up(random: Random) -> Samples:
    """A card leaves the table: a short breath of paper."""
    return _mix((Part(0, 1.0, _paper(random, 2100, 0.007, 0.010)), Part(0.004, 0.12, _thud(330, 0.010))))


def put_down(random: Random) -> Samples:
    """A card lands: a dull slap with the table below it."""
    slap, paper = _paper(random, 1150, 0.0012, 0.013), _paper(random, 3000, 0.002, 0.006)
    return _mix((Part(0, 0.8, slap), Part(0, 0.3, paper), Part(0.001, 0.6, _thud(185, 0.022))))


def draw(random: Random) -> Samples:
    """A card slides from the pile and flicks over."""
    slide, flick = _paper(random, 2600, 0.055, 0.012), _paper(random, 3400, 0.0015, 0.011, 1.2)
    landing = _mix((Part(0, 0.5, _paper(random, 1300, 0.0015, 0.010)), Part(0, 0.3, _thud(210, 0.016))))
    return _mix((Part(0, 0.4, slide), Part(0.062, 0.85, flick), Part(0.105, 0.7, landing)))


def pair(random: Random) -> Samples:
    """Two cards meet: two notes, the second above the first, on a touch of paper."""
    touch = _paper(random, 1800, 0.003, 0.012)
    return _mix((Part(0, 0.14, touch), Part(0.004, 0.8, _note(_C5, 0.11)), Part(0.100, 1.0, _note(_E5, 0.135))))


def foundation(random: Random) -> Samples:
    """A card has found its place: it lands, and a small bright note says so."""
    bright = _mix((Part(0, 1.0, _note(_G5, 0.10, 0.006)), Part(0.035, 0.35, _note(_C6, 0.09, 0.006))))
    return _mix((Part(0, 0.6, put_down(random)), Part(0.012, 0.75, bright), Part(0.047, 0.06, _ring(_G6, 0.05, 0.006))))


def refuse(random: Random) -> Samples:
    """A finger taps the table twice, softly."""
    taps = [_mix((Part(0, 0.3, _paper(random, 620, 0.003, 0.012)), Part(0, 1.0, _thud(165, 0.024)))) for _ in range(2)]
    return _mix((Part(0, 1.0, taps[0]), Part(0.105, 0.7, taps[1])))


def undo(random: Random) -> Samples:
    """A card slides back: paper that swells, and a light landing."""
    slide, landing = _paper(random, 1700, 0.085, 0.010), _paper(random, 1000, 0.0015, 0.010)
    return _mix((Part(0, 0.7, slide), Part(0.088, 0.5, landing), Part(0.089, 0.35, _thud(200, 0.016))))


def deal(random: Random) -> Samples:
    """A riffle: flicks that follow each other ever faster, and the packet set down."""
    parts, time, gap = [], 0.0, 0.052
    while time < 0.5:
        flick = _paper(random, random.uniform(2200, 3400), 0.0015, random.uniform(0.007, 0.011))
        body = _paper(random, random.uniform(900, 1200), 0.0015, 0.008)
        gain = random.uniform(0.45, 0.65)
        parts += [Part(time, gain, flick), Part(time, gain * 0.6, body)]
        time += gap * random.uniform(0.9, 1.1)
        gap *= 0.965
    return _mix((*parts, Part(0.53, 1.0, put_down(random))))


def win(_random: Random) -> Samples:
    """An arpeggio up to a chord that rings out."""
    notes = [(_C4, 0.0), (_E4, 0.13), (_G4, 0.26), (_C5, 0.39), (_E5, 0.52), (_C6, 0.70)]
    gains = (0.8, 0.75, 0.75, 0.8, 0.8, 0.5)
    parts = [Part(start, gain, _note(pitch, 0.42, 0.018)) for (pitch, start), gain in zip(notes, gains, strict=True)]
    return _mix((*parts, Part(0.70, 0.45, _note(_G5, 0.40, 0.018)), Part(0.70, 0.5, _note(_C4, 0.45, 0.03))))[
        : int(2.4 * RATE)
    ]


# Each sound with its peak in dB below full scale: a note is louder than a noise of the same peak.
SOUNDS: dict[str, tuple[Callable[[Random], Samples], float]] = {
    "pick_up": (pick_up, -9.0),
    "put_down": (put_down, -6.0),
    "draw": (draw, -7.0),
    "pair": (pair, -9.0),
    "foundation": (foundation, -8.0),
    "refuse": (refuse, -9.0),
    "undo": (undo, -11.0),
    "deal": (deal, -6.0),
    "win": (win, -6.0),
}


def _finished(samples: Samples, peak: float) -> "array[int]":
    """Take out the constant part, fade both ends to nothing and bring the peak to its height."""
    keep = 1 - math.tau * _DC_BLOCK / RATE
    before = out = 0.0
    flat = []
    for sample in samples:
        out, before = sample - before + keep * out, sample
        flat.append(out)
    last = len(flat) - 1
    faded = [sample * _rise(i, _FADE_IN) * _rise(last - i, _FADE_OUT) for i, sample in enumerate(flat)]
    return array("h", (round(sample * 32767) for sample in _to_peak(faded, 10 ** (peak / 20))))


def main() -> None:
    """Write the files into the folder given, or beside this script."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    for name, (make, peak) in SOUNDS.items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(_finished(make(Random(name)), peak).tobytes())


if __name__ == "__main__":
    main()
