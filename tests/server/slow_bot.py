"""A bot that never comes to a decision where it is seat 0, and takes the first option elsewhere."""

import json
import sys
import time

sys.stdout.write(json.dumps({"ready": True}) + "\n")
sys.stdout.flush()
for line in sys.stdin:
    question = json.loads(line)
    view = question["view"]
    if view["seat"] == 0:
        time.sleep(600)
    sys.stdout.write(json.dumps({"option": view["request"]["options"][0]["id"]}) + "\n")
    sys.stdout.flush()
