/** The reason for the move of a step: the board before and after it, its use, and a link to the rules. */
import { useEffect, useRef, useState } from "preact/hooks";
import { indexOf } from "../board/appearance";
import { BoardCut } from "../board/BoardCut";
import { Block } from "../rules/Book";
import { RichText } from "../rules/RichText";
import type { Field, Scene } from "../scene";
import { reading } from "../store/openRule";
import { bookOf, sectionAt } from "../store/rulebook";
import { shapeOf } from "../store/shapes";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import type { LessonState } from "../wire";
import type { LessonTable } from "./LessonTable";
import "./StepReasonPanel.css";

interface Props {
  table: LessonTable;
  step: LessonState;
  scene: Scene;
}

export function StepReasonPanel({ table, step, scene }: Props) {
  const { game, view } = useTableInfo();
  const panel = useRef<HTMLElement>(null);
  const close = () => (view.showsReason.value = false);
  useEffect(() => close, [step.step]);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    panel.current?.focus();
    return () => before?.isConnected && before.focus();
  }, []);
  const book = bookOf(game);
  const section = book && step.rule ? sectionAt(book, step.rule) : undefined;
  const explanation =
    section?.blocks.filter((block) => block.rules?.includes(step.rule!) && block.kind === "words") ?? [];
  return (
    <aside
      class="why-panel stack g8 t14"
      aria-label={translate("lesson-why")}
      tabIndex={-1}
      ref={panel}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <header class="rules-head line">
        <Icon name="why" size={20} />
        <h2 class="serif t20 grow">
          <RichText words={step.words} />
        </h2>
        <button type="button" class="button small square" aria-label={translate("close")} onClick={close}>
          <Icon name="close" size={16} />
        </button>
      </header>
      <BeforeAndAfter table={table} step={step} scene={scene} />
      {step.sense && (
        <p>
          <RichText words={step.sense} />
        </p>
      )}
      <div class="rule-section why-rule">
        {explanation.slice(0, 1).map((block, i) => (
          <Block key={i} book={book!} block={block} wanted="" />
        ))}
      </div>
      {section && (
        <button
          type="button"
          class="button"
          onClick={() => {
            close();
            reading.value = { at: step.rule! };
          }}
        >
          <Icon name="book" size={18} />
          {translate("rules-of", { what: section.title })}
        </button>
      )}
    </aside>
  );
}

/** Cut from the live board, where the step is about a space of it. */
function BeforeAndAfter({ table, step, scene }: Props) {
  const { game, me } = useTableInfo();
  const [after, setAfter] = useState<Field | null>(null);
  const shape = shapeOf(game, scene.board.ground.shape);
  const actions = step.do ?? [];
  const around = shape
    ? (step.show ?? []).map((id) => indexOf(scene.board, shape, id)).filter((index) => index >= 0)
    : [];
  const first = shape?.names.findIndex((name) => actions[0]?.endsWith(` ${name}`)) ?? -1;
  const seen = first >= 0 ? [first] : around.slice(0, 1);
  const about = step.wait === "do" && around.length > 0;
  useEffect(() => {
    if (about) void table.ahead().then(setAfter);
  }, [step.step]);
  if (!shape || !about) return null;
  const cut = (field: Field, label: string, legal: number[]) => (
    <figure>
      <BoardCut
        game={game}
        field={field}
        shape={shape}
        seat={me}
        around={seen}
        edge={1.1}
        legal={legal}
        label={label}
        wide={160}
      />
      <figcaption>{label}</figcaption>
    </figure>
  );
  return (
    <div class="before-after">
      {cut(scene.board, translate("lesson-before"), seen)}
      <Icon name="next" size={18} />
      {after && cut(after, translate("lesson-after"), [])}
    </div>
  );
}
