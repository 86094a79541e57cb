"""Records of strangers, with their boxes. Only reader processes open them; these limit their own memory and time.

- `reader_pool`: the reader processes, seen from the server: one method for each job
- `jobs`: what a reader is asked and answers, and how it does it
- `reader_process`: a reader, seen from inside
- `replays`: records to step through or to go on from; runs inside a reader
"""
