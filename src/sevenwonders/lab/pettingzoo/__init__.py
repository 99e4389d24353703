"""Both games for PettingZoo: `duel_v0` and `classic_v0`, each with `env()` (seat by seat) and `parallel_env()`."""
