"""Heart Thieves: a desktop client for two patiences, Heart to Heart and Quarante Voleurs."""

VERSION = "0.1.0"
