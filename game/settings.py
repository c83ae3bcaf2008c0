"""The player's settings: their names, defaults and allowed values; kept by a store."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.i18n import LANGUAGES
from game.rules.settings import RuleSettings

ON, OFF = "on", "off"
_SWITCH = (OFF, ON)


class Setting(NamedTuple):
    """One setting.

    Attributes:
        name: its snake_case English name, as in the play protocol.
        default: the value before the player changes it.
        values: all values it can have.
    """

    name: str
    default: str
    values: tuple[str, ...] = _SWITCH


SPEEDS = {"off": 0.0, "fast": 2.0, "normal": 1.0, "slow": 0.5}
"""The factor on all motion, by the values of the setting `speed`."""

_RULE_SWITCHES = {name: Setting(name, ON if default else OFF) for name, default in RuleSettings._field_defaults.items()}
SYSTEM = "system"
"""The value that leaves the choice to the desktop."""

ALL: dict[str, Setting] = {
    setting.name: setting
    for setting in (
        *_RULE_SWITCHES.values(),
        Setting("language", SYSTEM, (SYSTEM, *LANGUAGES)),
        Setting("speed", "normal", tuple(SPEEDS)),
        Setting("reduced_motion", OFF),
        Setting("theme", "auto", ("auto", "wine", "green", "slate", "light")),
        Setting("four_colours", OFF),
        Setting("large_indices", OFF),
        Setting("left_handed", OFF),
        Setting("high_contrast", OFF),
        Setting("text_scale", "100", ("100", "110", "125", "150")),
        Setting("sound", ON),
        Setting("volume", "60", tuple(str(percent) for percent in range(0, 101, 10))),
        Setting("fullscreen", OFF),
    )
}
"""Every setting, by name."""


class SettingError(ValueError):
    """A value that a setting can't have."""


class Settings:
    """The settings in force. A change is handed to `keep` and then told to every watcher."""

    def __init__(self, saved: Mapping[str, str], keep: Callable[[str, str], None]) -> None:
        """Take over saved values; unknown names and values are passed over.

        Args:
            saved: values by name.
            keep: saves one changed value.
        """
        self._values = {name: setting.default for name, setting in ALL.items()}
        self._values |= {name: value for name, value in saved.items() if name in ALL and value in ALL[name].values}
        self._keep = keep
        self.watchers: list[Callable[[str], None]] = []

    def __getitem__(self, name: str) -> str:
        """Return the value of a setting.

        Raises:
            KeyError: if there is no setting of that name.
        """
        return self._values[name]

    def is_on(self, name: str) -> bool:
        """Tell whether a switch is on."""
        return self._values[name] == ON

    def set(self, name: str, value: str) -> None:
        """Change a setting, at once.

        Raises:
            KeyError: if there is no setting of that name.
            SettingError: if it can't have that value.
        """
        if value not in ALL[name].values:
            raise SettingError(f"{name} takes {_listed(ALL[name].values)}")
        if self._values[name] == value:
            return
        self._values[name] = value
        self._keep(name, value)
        for watcher in self.watchers:
            watcher(name)

    def as_dict(self) -> dict[str, str]:
        """Return all values by name."""
        return dict(self._values)

    def rules(self) -> RuleSettings:
        """Return the settings that the rules ask for."""
        return RuleSettings(**{name: self.is_on(name) for name in _RULE_SWITCHES})


def _listed(values: tuple[str, ...]) -> str:
    return ", ".join(values[:-1]) + " or " + values[-1]
