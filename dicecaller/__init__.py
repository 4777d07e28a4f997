"""The front door: command line, settings, wiring, the controller, the store.

The only place that knows all the others; nothing imports it.
"""

__version__ = "0.1.0"
