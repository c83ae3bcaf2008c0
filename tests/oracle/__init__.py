"""A second implementation of both games and of the play protocol, written from their description alone.

The program is checked against it. It shares no code with the program, knows cards only by their faces and
prefers the plainest way to say a rule over the fast one.

    codes     deal codes and the deals they name
    hearts    Heart to Heart
    thieves   Quarante Voleurs
    player    one player's game behind the commands of the play protocol
    perft     counts of the positions that can be reached
    engine    the program as a subprocess
    chooser   random commands for a game
    duel      the program and the player given the same commands
    junk      lines that are no commands
    soak      all of this at any length, from a shell
"""
