"""The engine for learning agents."""

from farshore.rl.simulator import Observation, Simulator

__all__ = ["Observation", "Simulator"]
