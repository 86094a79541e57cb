"""Bots at work for people. They think in processes of their own, which are told only what their seat may know.

- `driver`: lets bots answer at tables
- `hints`: what a bot would answer in one's place
- `questions`: what a worker process is asked and answers
- `worker_pool`: the worker processes, seen from the server
- `worker_process`: one of them, seen from inside
- `analyses`: analyses of whole games, one at a time
- `analysis_process`: the process that makes one
- `levels`: which bot is weaker than which
"""
