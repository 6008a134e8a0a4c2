"""What holds for all tests."""

from hypothesis import settings

# A deadline would be an assertion about the machine: a slow one is not wrong.
settings.register_profile("blockcade", deadline=None)
settings.load_profile("blockcade")
