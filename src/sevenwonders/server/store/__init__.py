"""What survives a restart: tables, their seats and every choice."""
