"""How much a server bears. `make bench-server` runs it; engine speed is `make bench`."""
