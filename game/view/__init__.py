"""What the player sees: layout, motion, gestures, drawing. Nothing here decides a rule."""
