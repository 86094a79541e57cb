"""The websocket of a table. `app` hands each connection to `endpoint`.

- `endpoint`: admits a client and serves the connection until its end
- `session`: carries out one client's commands, and tells it what is new
- `light_protocol`: makes an open connection cost less memory
"""
