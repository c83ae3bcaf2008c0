"""Pictures of small scenes as they are meant to look."""
