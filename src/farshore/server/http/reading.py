"""Rules as the page reads them: the book as blocks, and each diagram as the board it shows."""

from __future__ import annotations

from functools import cache
from hashlib import sha256

from farshore import games
from farshore.core.game import AnyGame
from farshore.core.scene import Piece, Row, Scene
from farshore.learn import Diagram, diagrams, has_rules, links, rules
from farshore.learn.rulebook import Block, Bullets, Figure, Section, Table
from farshore.server.http.refusal import refuse
from farshore.server.scenes import shapes
from farshore.server.scenes.encoder import encode
from farshore.server.socket import rules as told


def book(game: AnyGame, language: str) -> told.Rules:
    """The game's rules in this language; Refusal if it brings none."""
    if not has_rules(game):
        raise refuse("no-rules", 404, game=game.info.id)
    found = rules(game, language)
    return told.Rules(
        game=game.info.id,
        title=found.title,
        sections=tuple(_section(section) for section in found.sections),
        links=dict(links(game)),
        mark=sha256(diagrams(game).text.encode()).hexdigest()[:12],
    )


def _section(section: Section) -> told.RuleSection:
    blocks = tuple(_block(block) for block in section.blocks)
    return told.RuleSection(id=section.id, title=section.title, blocks=blocks)


def _block(block: Block) -> told.RuleBlock:
    if isinstance(block, Bullets):
        explained = tuple(rule for item in block.items for rule in item.rules)
        return told.RuleBlock(kind="list", items=tuple(item.words for item in block.items), rules=explained)
    if isinstance(block, Table):
        return told.RuleBlock(kind="table", head=block.head, rows=block.rows, rules=block.rules)
    if isinstance(block, Figure):
        return told.RuleBlock(kind="figure", words=block.caption, diagram=block.diagram, rules=block.rules)
    return told.RuleBlock(kind="words", words=block.words, rules=block.rules)


@cache
def diagram(game_id: str, name: str) -> bytes:
    """A diagram as it travels, made once; Refusal if there is none of this name."""
    game = games.find(game_id)
    known = diagrams(game)
    if name not in known:
        raise refuse("not-found", 404)
    shown, state = known[name], known.position(game, name).state
    scene = game.scene(game.view(state, shown.seat), shown.seat)
    shapes.meet(game_id, {scene.board.ground.key: scene.board.ground})
    return encode(_drawn(scene, shown))


def _drawn(scene: Scene, shown: Diagram) -> told.Diagram:
    deeds = {f"{shown.verb} {space}" for space in shown.lit}
    lit = tuple(press.node.partition("/")[2] for press in scene.board.presses() if press.do in deeds)
    rows = () if lit else tuple(row for row in _rows(scene) if any(_does(item, deeds) for item in row.items))
    return told.Diagram(
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
            told.Counted(name=line.name, points=shown.scores[line.id.rpartition("/")[2]])
            for line in scene.pad.lines
            if line.id.rpartition("/")[2] in shown.scores
        ),
    )


def _rows(scene: Scene) -> tuple[Row, ...]:
    return tuple(panel for panel in (*scene.hand, *scene.left, *scene.right) if isinstance(panel, Row))


def _does(item: object, deeds: set[str]) -> bool:
    """Whether one of these is done by pressing this piece, or by putting it down somewhere."""
    if not isinstance(item, Piece):
        return False
    done = {item.do, *(then.do for then in item.then)}
    return bool(done & deeds) or any(_does(part, deeds) for part in item.parts)
