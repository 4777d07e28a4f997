"""`python -m dicecaller`: the same as the `dicecaller` command."""

import sys

from dicecaller.cli import main

sys.exit(main())
