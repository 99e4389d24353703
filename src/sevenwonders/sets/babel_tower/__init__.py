"""The Tower of Babel: tiles that change the rules for all while they lie open."""
