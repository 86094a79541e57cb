"""What a worker process imports to know the bad bots."""

from caravansary.bots import registry
from tests.server.bad_bots import BAD

registry.BOTS.update(BAD)
