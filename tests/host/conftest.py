"""Every position of these tests is judged."""

from __future__ import annotations

from tamalir.host.hosted import Hosted

Hosted.check_every = 1
