"""Many games at once: simulations with bots, and the measuring of speed."""
