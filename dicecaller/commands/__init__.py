"""The subcommands, a module each: `add_arguments(parser)`, `run(args) -> exit status`. Imported only when called."""
