"""Telling people of their turn while no page is open: Web Push (RFC 8030, 8291, 8292)."""
