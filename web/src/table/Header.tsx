/** The header of a table: the way home, the game, round and turn, rules and menu. */
import type { ComponentChild } from "preact";
import { SeatClock } from "../people/SeatClock";
import { TableChatButton } from "../people/TableChat";
import { BareRulesButton, RulesButton } from "../rules/RulesButton";
import type { Scene, Step, Track } from "../scene";
import { stepped, TrackView } from "../scene/TrackView";
import type { LiveTable } from "../store/table";
import { useTableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { Icon } from "../ui/Icon";
import { LanguageButton } from "../ui/LanguageButton";
import { Logo } from "../ui/Logo";
import { SeatShape } from "../ui/SeatShape";
import { ThemeButton } from "../ui/ThemeButton";
import { HeaderNews } from "./HeaderNews";
import { TableNoticesButton } from "./TableNotices";
import "./Header.css";

interface Props {
  title: string;
  scene: Scene | null;
  watching?: number;
  tabs?: ComponentChild;
  menu: () => void;
  drawer?: () => void;
}

export function WideHeader({ title, scene, watching = 0, tabs, menu, drawer }: Props) {
  const { me } = useTableInfo();
  return (
    <header class="table-header">
      {drawer && (
        <button type="button" class="button small square drawer-button" aria-label={translate("log")} onClick={drawer}>
          <Icon name="log" size={16} />
        </button>
      )}
      <a class="brand line" href="/" aria-label={translate("to-first-page")}>
        <Logo />
        <span class="serif t20">Farshore</span>
      </a>
      <span class="upright" />
      <h1 class="serif t20 game-title">{title}</h1>
      <div class="where-we-are">{tabs ?? scene?.header?.map((node) => <HeaderNode key={node.id} node={node} />)}</div>
      {me !== null && <SeatClock seat={me} />}
      {watching > 0 && (
        <span class="chip">
          <Icon name="eye" size={14} /> {translate("watching", { count: watching })}
        </span>
      )}
      <TableChatButton look="small" />
      <RulesButton />
      <LanguageButton />
      <ThemeButton />
      <button type="button" class="button small square" aria-label={translate("menu")} onClick={menu}>
        <Icon name="menu" size={16} />
      </button>
      <HeaderNews />
    </header>
  );
}

export function PhoneHeader({ title, scene, table, tabs, menu }: Props & { table: LiveTable | null }) {
  return (
    <header class="table-header phone">
      <a class="bare-button" href="/" aria-label={translate("to-first-page")}>
        <Icon name="back" size={22} />
      </a>
      <div class="title-and-now">
        <h1 class="serif game-title">{title}</h1>
        {!tabs && <WordsNow scene={scene} />}
      </div>
      {tabs ? <div class="where-we-are">{tabs}</div> : <BesideNow scene={scene} />}
      {table && <TableNoticesButton table={table} />}
      {table && <TableChatButton look="bare" />}
      <BareRulesButton size={22} />
      <button type="button" class="bare-button" aria-label={translate("menu")} onClick={menu}>
        <Icon name="menu" size={22} />
      </button>
      {table && <HeaderNews />}
    </header>
  );
}

/** The one row of steps that we are in. */
function trackNow(scene: Scene | null): Track | undefined {
  const tracks = scene?.header?.filter((node) => node.type === "track") ?? [];
  return tracks.find((track) => track.kind !== "dots" || track.steps.some((step) => step.state === "now"));
}

/** The position as text, where there is no room for all steps: the round, and the phase or whose turn it is. */
export function WordsNow({ scene }: { scene: Scene | null }) {
  const { names, format } = useTableInfo();
  const now = trackNow(scene);
  if (!now) return null;
  const step = stepped(now).steps.find(({ state }) => state === "now");
  const seat = step?.seats?.[0];
  return (
    <p class="words-now t11 muted nowrap">
      {now.title && <span class="cut">{format(now.title)}</span>}
      {step && now.kind !== "dots" && (
        <span class="cut">
          {seat != null && <SeatShape seat={seat} size={10} />}
          {step.caption ? format(step.caption) : seat != null && names[seat]}
        </span>
      )}
    </p>
  );
}

/** Beside those words: the turns of the round as dots; else how near the end is, or which of my means are ready. */
export function BesideNow({ scene }: { scene: Scene | null }) {
  const now = trackNow(scene);
  const track = now?.kind === "dots" ? now : scene && besideTitle(scene);
  if (!track) return null;
  const steps = track.kind === "boxes" ? counted(track.steps) : track.steps;
  return (
    <div class="where-we-are just-now">
      <TrackView track={{ ...track, steps }} />
    </div>
  );
}

/** Equal boxes as one, with their number: there is no room for each. */
function counted(steps: Step[]): Step[] {
  const looks = steps.map(({ glyphs, caption }) => JSON.stringify([glyphs, caption]));
  return steps.flatMap((step, i) => {
    const count = looks.filter((other) => other === looks[i]).length;
    if (looks.indexOf(looks[i]!) < i) return [];
    return count === 1 ? [step] : [{ ...step, caption: ["plain", [["words", `× ${count}`]]] as Step["caption"] }];
  });
}

/** The track that has its place in a narrow head where no dots of turns take it: a meter, or boxes by what can be used. */
export function besideTitle(scene: Scene): Track | undefined {
  if (scene.header?.some((node) => node.type === "track" && node.kind === "dots")) return undefined;
  const tracks = scene.right?.filter((panel) => panel.type === "track") ?? [];
  const boxes = tracks.find(({ kind }) => kind === "boxes");
  const ready = boxes && { ...boxes, title: null, note: null, steps: boxes.steps.filter(isReady) };
  return tracks.find(({ kind }) => kind === "meter") ?? ready;
}

const isReady = ({ state }: Step) => state === "mine" || state === "now";

function HeaderNode({ node }: { node: NonNullable<Scene["header"]>[number] }) {
  const { format } = useTableInfo();
  return node.type === "track" ? <TrackView track={node} /> : <span class="t12 muted">{format(node.name)}</span>;
}
