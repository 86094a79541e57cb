"""Who asks, and what they may ask.

- `guests`: who somebody is, and the links that move their seats
- `origins`: from which pages requests may come
- `rate_limits`: how often one may ask
- `texts`: what people write, cleaned
"""
