"""Leaders: a draft of leaders, recruiting before each age, four guilds and Roma."""
