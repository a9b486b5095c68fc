"""Routes, guards and identity: what comes over HTTP."""
