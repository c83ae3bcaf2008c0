"""Make the golden pictures anew: `python -m tests.golden.renew`."""

import argparse
import os

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from tests.golden.scenes import FOLDER, SCENES, SIZE, drawn, generic_scaler
from tests.window.driver import Driver


def main() -> None:
    """Draw every scene and save it over its golden picture. Look at each before it is committed."""
    argparse.ArgumentParser(prog="python -m tests.golden.renew", description=main.__doc__).parse_args()
    FOLDER.mkdir(exist_ok=True)
    with generic_scaler():
        for name, (deal, _) in SCENES.items():
            driver = Driver(deal, SIZE, 0.0)
            pygame.image.save(drawn(driver, name), FOLDER / f"{name}.png")
            driver.close()
            print(FOLDER / f"{name}.png")


if __name__ == "__main__":
    main()
