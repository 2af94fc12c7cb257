"""The rules as messages: blocks of text, and diagrams as boards."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from farshore import games
from farshore.core.game import AnyGame
from farshore.core.scene import Piece, Row, Scene
from farshore.learn import Diagram, diagrams, has_rules, links, rules
from farshore.learn.rulebook import Block, Bullets, RuleFigure, RuleTable, Section
from farshore.server.errors import request_error
from farshore.server.scenes import geometry_files
from farshore.server.wire import rules as messages
from farshore.server.wire.encoding import encode


def rules_response(game: AnyGame, language: str) -> messages.RulesResponse:
    """Return the game's rules in a language; raise RequestError if it has none."""
    if not has_rules(game):
        raise request_error("no-rules", 404, game=game.info.id)
    found = rules(game, language)
    return messages.RulesResponse(
        game=game.info.id,
        title=found.title,
        sections=tuple(_section(section) for section in found.sections),
        links=dict(links(game)),
        mark=sha256(diagrams(game).text.encode()).hexdigest()[:12],
    )


def _section(section: Section) -> messages.RuleSection:
    blocks = tuple(_block(block) for block in section.blocks)
    return messages.RuleSection(id=section.id, title=section.title, blocks=blocks)


def _block(block: Block) -> messages.RuleBlock:
    if isinstance(block, Bullets):
        explained = tuple(rule for item in block.items for rule in item.rules)
        return messages.RuleBlock(kind="list", items=tuple(item.words for item in block.items), rules=explained)
    if isinstance(block, RuleTable):
        return messages.RuleBlock(kind="table", head=block.head, rows=block.rows, rules=block.rules)
    if isinstance(block, RuleFigure):
        return messages.RuleBlock(kind="figure", words=block.caption, diagram=block.diagram, rules=block.rules)
    return messages.RuleBlock(kind="words", words=block.words, rules=block.rules)


@cache
def diagram_json(game_id: str, name: str) -> bytes:
    """Return a diagram as JSON, encoded once; raise RequestError if there is none with this name."""
    game = games.find(game_id)
    known = diagrams(game)
    if name not in known:
        raise request_error("not-found", 404)
    shown, state = known[name], known.position(game, name).state
    scene = game.scene(game.view(state, shown.seat), shown.seat)
    geometry_files.remember(game_id, {scene.board.ground.key: scene.board.ground})
    return encode(_diagram_message(scene, shown))


def _diagram_message(scene: Scene, shown: Diagram) -> messages.RuleDiagram:
    deeds = {f"{shown.verb} {space}" for space in shown.lit}
    lit = tuple(press.node.partition("/")[2] for press in scene.board.click_targets() if press.do in deeds)
    rows = () if lit else tuple(row for row in _rows(scene) if any(_does(item, deeds) for item in row.items))
    return messages.RuleDiagram(
        board=scene.board,
        seat=shown.seat,
        seats=shown.seats,
        whole=bool(lit or shown.ring or not rows),
        part=shown.part,
        ring=shown.ring,
        arrow=shown.arrow,
        lit=lit,
        rows=rows,
        lines=tuple(
            messages.DiagramScore(name=line.name, points=shown.scores[line.id.rpartition("/")[2]])
            for line in scene.pad.lines
            if line.id.rpartition("/")[2] in shown.scores
        ),
    )


def _rows(scene: Scene) -> tuple[Row, ...]:
    return tuple(panel for panel in (*scene.hand, *scene.left, *scene.right) if isinstance(panel, Row))


def _does(item: object, deeds: set[str]) -> bool:
    """Return whether a piece, or a place for it, plays one of these actions."""
    if not isinstance(item, Piece):
        return False
    done = {item.do, *(then.do for then in item.then)}
    return bool(done & deeds) or any(_does(part, deeds) for part in item.parts)
