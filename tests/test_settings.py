"""The settings: defaults, allowed values, keeping and telling."""

import pytest

from game.rules.settings import RuleSettings
from game.settings import ALL, SettingError, Settings
from game.store import Store


@pytest.fixture
def kept() -> list[tuple[str, str]]:
    """What was given to be kept."""
    return []


@pytest.fixture
def settings(kept: list[tuple[str, str]]) -> Settings:
    """Settings of a new player."""
    return Settings({}, lambda name, value: kept.append((name, value)))


def test_defaults(settings: Settings) -> None:
    """HH-16, HH-17, FT-18, FT-20, FT-21, FT-22, UI-06: every setting's value before the player changes it."""
    assert settings.as_dict() == {
        "move_errors": "off",
        "placement_help": "on",
        "double_click": "on",
        "auto_placement": "off",
        "interactive_rules": "on",
        "language": "system",
        "speed": "normal",
        "reduced_motion": "off",
        "theme": "auto",
        "four_colours": "off",
        "large_indices": "off",
        "left_handed": "off",
        "high_contrast": "off",
        "text_scale": "100",
        "sound": "on",
        "volume": "60",
        "fullscreen": "off",
    }
    assert all(setting.default in setting.values for setting in ALL.values())
    assert settings.rules() == RuleSettings()


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in ALL for value in ALL[name].values])
def test_every_value_can_be_set(name: str, value: str, settings: Settings, kept: list[tuple[str, str]]) -> None:
    """A change is in force, kept, and told to each watcher once; no change is neither kept nor told."""
    told: list[tuple[str, str]] = []
    settings.watchers += [lambda changed: told.append((changed, settings[changed]))] * 2
    changed = value != settings[name]
    settings.set(name, value)
    settings.set(name, value)
    assert settings[name] == value
    assert kept == [(name, value)] * changed
    assert told == [(name, value)] * 2 * changed


@pytest.mark.parametrize("name", RuleSettings._fields)
def test_the_rules_see_their_switches(name: str, settings: Settings) -> None:
    """HH-16, HH-17, FT-18, FT-20, FT-21, FT-22: each switch reaches the rules, and only it changes."""
    before = settings.rules()
    settings.set(name, "off" if settings.is_on(name) else "on")
    assert settings.rules() == before._replace(**{name: not getattr(before, name)})


@pytest.mark.parametrize(
    ("name", "value"), [("move_errors", "ON"), ("move_errors", ""), ("volume", "55"), ("theme", "pink"), ("speed", "1")]
)
def test_wrong_values(name: str, value: str, settings: Settings, kept: list[tuple[str, str]]) -> None:
    """A value that a setting can't have is refused with those it can; the old one stays."""
    before = settings.as_dict()
    with pytest.raises(SettingError, match=f"{name} takes .* or {ALL[name].values[-1]}"):
        settings.set(name, value)
    assert (settings.as_dict(), kept) == (before, [])


def test_unknown_names(settings: Settings) -> None:
    """There is no setting of another name."""
    with pytest.raises(KeyError):
        settings.set("colour", "red")
    with pytest.raises(KeyError):
        settings["colour"]


def test_saved_values(kept: list[tuple[str, str]]) -> None:
    """F15: good saved values hold, unknown names and values give way to the defaults, nothing is written for it."""
    saved = {"theme": "wine", "speed": "warp", "colour": "red", "volume": "", "sound": "off"}
    settings = Settings(saved, lambda name, value: kept.append((name, value)))
    assert (settings["theme"], settings["speed"], settings["volume"]) == ("wine", "normal", "60")
    assert not settings.is_on("sound")
    assert set(settings.as_dict()) == set(ALL)
    assert kept == []


def test_kept_in_the_store() -> None:
    """F17: a setting is in the store as soon as it is set."""
    store = Store.open(None, lambda: 1.0)
    Settings(store.settings(), store.set_setting).set("theme", "slate")
    assert store.settings() == {"theme": "slate"}
    assert Settings(store.settings(), store.set_setting)["theme"] == "slate"
