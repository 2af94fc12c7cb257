/** The tray: the prompt, its detail, the rows of the current decision, and the buttons. Its size is constant. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { LessonTable } from "../learn/LessonTable";
import { LessonButtons, LessonLines } from "../learn/LessonTray";
import { needsTray } from "../learn/stepNeeds";
import { BotPlaysForMe, isPlayedByBot } from "../people/BotPlaysForMe";
import { freeSeats, InvitationTray, isInviting, openLinks } from "../people/InvitationTray";
import type { Button, Piece, Row, Scene } from "../scene";
import { ActionButton } from "../scene/ActionButton";
import { placeOf } from "../store/rulebook";
import { unreachable } from "../store/serverStatus";
import type { LiveTable } from "../store/table";
import { useTableInfo } from "../store/tableContext";
import { list, translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import { layout } from "../ui/media";
import { RuleLink } from "../ui/RuleLink";
import { UnreachableLine } from "../ui/Unreachable";
import type { HintState } from "./hints";
import { type LayoutProps, trayLook } from "./layoutProps";
import { pressableRows } from "./pressableRows";
import { TrayRows } from "./TrayRows";
import "./Tray.css";

type Props = Pick<LayoutProps, "scene" | "table" | "hints" | "choice" | "controls"> & {
  /** Rows from elsewhere that are not in sight in this layout, and can be pressed. */
  more?: Row[];
};

export function Tray({ scene, table, hints, choice, controls, more = [] }: Props) {
  const { lesson } = useTableInfo();
  const roomy = !!lesson && !needsTray(lesson, scene);
  const look = lesson ? `lesson ${roomy ? "roomy" : ""}` : "";
  if (table && isInviting(table))
    return (
      <section class={`tray ${trayLook(scene)} inviting`} aria-label={translate("tray")}>
        <TrayLines scene={scene} table={table} hints={hints} />
        <InvitationTray table={table} />
      </section>
    );
  return (
    <section class={`tray ${trayLook(scene)} ${controls ? "steered" : look}`} aria-label={translate("tray")}>
      {!controls && <TrayLines scene={scene} table={table} hints={hints} />}
      {controls ?? choice ?? (!roomy && <TrayRows rows={trayRows(scene, more)} />)}
      {table && hints && <TrayButtons scene={scene} table={table} hints={hints} />}
    </section>
  );
}

/** One sentence on what to do; under it exactly one of: the hint, why something was refused, what a click would bring, more of the prompt. */
export function TrayLines({ scene, table, hints }: Pick<Props, "scene" | "table" | "hints">) {
  const { lesson } = useTableInfo();
  const hint = hints?.hint.value;
  if (lesson && table instanceof LessonTable) return <LessonLines table={table} step={lesson} />;
  if (table && isPlayedByBot(table)) return <BotPlaysForMe table={table} />;
  if (table && isInviting(table)) return <InvitationLines table={table} />;
  if (hint) return <Hinted hint={hint} />;
  return <Asked scene={scene} table={table} />;
}

/** The players that the table waits for, and what the others can do. */
function InvitationLines({ table }: { table: LiveTable }) {
  const { seats = [] } = table.state.value ?? {};
  const names = freeSeats(table).flatMap((seat) => seats[seat]?.name || []);
  const [title, more] = openLinks(table).length
    ? [translate("invite-friend"), translate("invite-how")]
    : names.length
      ? [translate("waiting-for-names", { names: list(names) }), translate("kept-how")]
      : [translate("waiting-for-somebody"), translate("waiting-how")];
  return (
    <div class="tray-lines">
      <h2 class="serif prompt-title cut">{title}</h2>
      <p class="second cut">{more}</p>
    </div>
  );
}

/** What a good player would do, and why; a click shows both in full where there is no room. */
function Hinted({ hint }: { hint: { title: string; lines?: string[] } }) {
  const { showsAllText } = useTableInfo().view;
  useEffect(() => void (showsAllText.value = false), [hint]);
  return (
    <div class={showsAllText.value ? "tray-lines hinting whole" : "tray-lines hinting"}>
      <div>
        <p class="serif prompt-title hint-title">
          <Icon name="hint" size={16} />
          {hint.title}
        </p>
        {!!hint.lines?.length && (
          <ul class="hint-why">
            {hint.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** The prompt and one more line; a click shows both in full where there is no room. */
function Asked({ scene, table }: Pick<Props, "scene" | "table">) {
  const { game, format, view } = useTableInfo();
  const { hover, preview, isShownInTray, showsAllText } = view;
  const warning = table?.warning.value;
  const remark = table?.remark.value ?? (warning && { words: format(warning), key: "" });
  const large = hover.value?.where && isShownInTray.value; // it is shown below, where there is more room
  const brings = hover.value && !large && preview.value;
  const row = view.openRow.value;
  const title = format(row?.name ?? scene.prompt.name);
  const more = format(row?.note ?? scene.prompt.detail);
  const second = remark?.words ?? (brings ? inOneLine(hover.value!.title, brings) : more);
  useEffect(() => void (showsAllText.value = false), [title, second]);
  const heading = useFittingLines(title, placeOf(game, scene.prompt.name[0]), remark ? second : "");
  const lastWord = title.lastIndexOf(" ") + 1;
  return (
    <div class={showsAllText.value ? "tray-lines whole" : "tray-lines"}>
      <div>
        <h2 class="serif prompt-title" title={title} ref={heading}>
          {title.slice(0, lastWord)}
          <span class="together">
            {title.slice(lastWord)}
            <RuleLink game={game} about={scene.prompt.name[0]} name={format(scene.prompt.name)} />
          </span>
        </h2>
        {unreachable.value ? (
          <UnreachableLine pending={table?.pending.value.length ?? 0} />
        ) : (
          <p class={remark ? "second cut remark" : "second cut"} title={second}>
            {second}
            {remark?.key && <RuleLink game={game} about={remark.key} name={remark.words} />}
          </p>
        )}
      </div>
    </div>
  );
}

/** A sentence that is a little too long for one line is set smaller; a longer one takes two, if the tray has two lines. */
function useFittingLines(words: string, link: string, remark: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const fit = () => {
    const lines = heading.current!.closest<HTMLElement>(".tray-lines")!;
    fitTitle(heading.current!, lines.clientHeight);
    fitRemark(lines);
  };
  useLayoutEffect(fit, [words, link, remark]);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(fit);
    watch.observe(heading.current!.closest(".tray-lines")!);
    return () => watch.disconnect();
  }, []);
  return heading;
}

/** A remark for which there is no room under the sentence stands in its place, on one line or two. */
function fitRemark(lines: HTMLElement): void {
  delete lines.dataset.remark;
  const remark = lines.querySelector(".remark");
  if (!remark) return;
  const isCut = remark.scrollWidth > remark.clientWidth;
  const isUnder = remark.getBoundingClientRect().bottom > lines.getBoundingClientRect().bottom + 1;
  if (isCut || isUnder) lines.dataset.remark = lines.clientHeight < 36 ? "one" : "two";
}

function fitTitle(at: HTMLElement, room: number): void {
  const lineHeight = () => Number.parseFloat(getComputedStyle(at).lineHeight);
  const fits = () => at.clientHeight < 1.9 * lineHeight();
  at.classList.remove("tight", "tightest");
  if (fits()) return;
  at.classList.add("tight");
  if (fits()) return;
  if (room < 2 * lineHeight()) at.classList.add("tightest");
  else at.classList.remove("tight");
}

function inOneLine(where: string | undefined, preview: { title: string; lines?: string[]; points?: number }): string {
  const { title, lines = [], points = 0 } = preview;
  const worth = points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "";
  return [where, title, worth, ...lines].filter(Boolean).join(" · ");
}

/** What the hint button offers next: where to look, which move, why, and enough. */
const HINT_STEPS = ["hint", "hint-which", "hint-why", "hint-end"];

interface ButtonsProps {
  scene: Scene;
  table: LiveTable;
  hints: HintState;
}

/** Undo and hint belong to the table, the others to the game. The main button comes last, under the thumb. */
export function TrayButtons({ scene, table, hints }: ButtonsProps) {
  const { game, lesson } = useTableInfo();
  if (lesson && table instanceof LessonTable)
    return <LessonButtons table={table} step={lesson} scene={scene} game={game} />;
  const buttons = scene.buttons ?? [];
  const [mains, extras] = [buttons.filter(isMain), buttons.filter((button) => !isMain(button))];
  const besideBoard = layout.value === "low"; // in this layout a choice replaces the hand
  const next = hints.thinking.value ? translate("fetching") : translate(HINT_STEPS[hints.step.value]!);
  const asking = hints.step.value || hints.thinking.value ? `${translate("hint")}: ${next}` : translate("hint");
  return (
    <div class={`prompt-buttons ${buttons.length > 2 ? "many" : ""}`}>
      <button
        type="button"
        class="button tool"
        aria-label={translate("undo")}
        disabled={!table.canUndo.value && !table.picked.value}
        onClick={() => table.undo()}
      >
        <Icon name="undo" size={18} />
        <span>{translate("undo")}</span>
        <kbd class="key wide-only" aria-hidden="true">
          U
        </kbd>
      </button>
      {hints.offered && (
        <button
          type="button"
          class="button tool"
          aria-label={asking}
          aria-busy={hints.thinking.value}
          onClick={() => void hints.ask()}
        >
          <Icon name="hint" size={18} />
          <span>{next}</span>
          <kbd class="key wide-only" aria-hidden="true">
            H
          </kbd>
        </button>
      )}
      {isChoice(extras)
        ? !besideBoard && <Choice scene={scene} />
        : extras.map((button) => <ActionButton key={button.id} button={button} />)}
      {mains.map((button) => (
        <ActionButton key={button.id} button={button} hotkey={button.primary ? "D" : undefined} main />
      ))}
    </div>
  );
}

/** One of several, each with its picture and its number, in place of what one decides with else. */
export function Choice({ scene }: { scene: Scene }) {
  return (
    <div class="pick-one">
      {scene.buttons
        ?.filter((button) => !isMain(button))
        .map((button) => (
          <ActionButton key={button.id} button={button} piece={doing(scene, button)} />
        ))}
    </div>
  );
}

const isChoice = (extras: Button[]) => extras.length > 2;
export const hasChoice = ({ buttons = [] }: Scene) => isChoice(buttons.filter((button) => !isMain(button)));

/** The piece in sight that does the same: its picture and its number stand on the button, too. */
function doing({ right = [] }: Scene, { do: action }: Button): Piece | undefined {
  const items = right.flatMap((panel) => (panel.type === "row" ? panel.items : []));
  return items.find((item): item is Piece => item.type === "piece" && item.do === action);
}

/** What ends the turn, now or later; all else are means that come and go. */
const isMain = (button: Button) => !!button.primary;

/** What can be pressed comes first: a small tray shows no more at a glance. */
export function trayRows({ hand = [] }: Scene, more: Row[]): Row[] {
  return more.length && !pressableRows(hand).length ? [...more, ...hand] : [...hand, ...more];
}
