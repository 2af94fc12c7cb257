"""Text agents: programs that read a position as text and answer with an action in notation.

`TextMatch` shows a match to agents, each seat only what it may see. `evaluate_agent` plays matches against a bot.
"""

from farshore.agents.evaluation import AgentFailed, AgentReport, evaluate_agent
from farshore.agents.text_match import TextAction, TextAgent, TextMatch, TextObservation

__all__ = [
    "AgentFailed",
    "AgentReport",
    "TextAction",
    "TextAgent",
    "TextMatch",
    "TextObservation",
    "evaluate_agent",
]
