"""A growing record that older tables keep sharing: an immutable list with the newest item in front."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Trail(Generic[Item]):
    """One item and the trail before it. Adding costs the same at any length; nothing is ever changed or copied."""

    __slots__ = ("before", "item", "length")

    def __init__(self, item: Item, before: Trail[Item] | None) -> None:
        """A trail that is `before` with one item more."""
        self.item = item
        self.before = before
        self.length: int = before.length + 1 if before else 1

    def newest_first(self) -> Iterator[Item]:
        """The items, the newest first."""
        node: Trail[Item] | None = self
        while node is not None:
            yield node.item
            node = node.before


def items(trail: Trail[Item] | None) -> tuple[Item, ...]:
    """The items of a trail, the oldest first; () for None."""
    return tuple(trail.newest_first())[::-1] if trail else ()
