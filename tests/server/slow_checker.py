"""A worker that comes to no end with whatever is called endless."""

import base64
import json
import sys
import time

sys.stdout.write(json.dumps({"ready": True}) + "\n")
sys.stdout.flush()
for line in sys.stdin:
    if base64.b64decode(json.loads(line)["body"]) == b"endless":
        time.sleep(600)
    sys.stdout.write(json.dumps({"ok": True}) + "\n")
    sys.stdout.flush()
