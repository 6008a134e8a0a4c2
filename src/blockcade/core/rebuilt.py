"""A base for frozen dataclasses that cache values but are pickled and copied without the cache."""

from dataclasses import fields
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


class Rebuilt:
    """A dataclass that is pickled and copied by its fields only; cached properties are left out."""

    def __reduce__(self: "DataclassInstance") -> tuple[type[Any], tuple[Any, ...]]:
        return type(self), tuple(getattr(self, field.name) for field in fields(self))
