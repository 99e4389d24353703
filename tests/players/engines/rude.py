"""A program that plays badly on purpose; the argument says how."""

import json
import sys
import time

how = sys.argv[1]
moves: list[str] = []
asked = 0
if how == "silent":
    time.sleep(1000)
if how == "flood":
    while True:
        print("rubbish " * 1000)
if how == "endless line":
    while True:
        sys.stdout.write("x" * 100_000)
if how == "dead":
    sys.exit(3)
if how == "deaf":  # says that it is ready, and never reads
    print("ready", flush=True)
    time.sleep(1000)
for line in sys.stdin:
    word, _, rest = line.partition(" ")
    if word == "7wp":
        print("ready", flush=True)
    elif word == "moves":
        moves = json.loads(rest)
    elif word == "go":
        asked += 1
        if how == "nonsense":
            sys.stdout.buffer.write(b"\xff\xfe\0 move\nmove\nmove build:eiffel_tower\n")
        elif how == "slow":
            time.sleep(1000)
        elif how == "dies" and asked == 4:
            sys.exit(1)
        elif how == "chatty":
            print("info thinking\nsomething else\n\nmove", moves[0])
        else:
            print("move", moves[-1])
        sys.stdout.flush()
