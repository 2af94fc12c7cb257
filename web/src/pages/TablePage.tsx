/** A live table: joins it, keeps the connection, and shows the game, its end, or who is still missing. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { LessonPanel } from "../learn/LessonList";
import { LessonTable } from "../learn/LessonTable";
import { StepReasonPanel } from "../learn/StepReasonPanel";
import { ChallengeDayNote } from "../people/ChallengeDayNote";
import { InvitationPage } from "../people/InvitationPage";
import { PresenceToasts } from "../people/PresenceToasts";
import { RematchInvite } from "../people/RematchInvite";
import { useTurnNotices } from "../people/useTurnNotices";
import { useWakeLock } from "../people/useWakeLock";
import { go } from "../route";
import { RulesDrawer } from "../rules/RulesDrawer";
import type { LogLine } from "../scene";
import { Tooltip } from "../scene/Tooltip";
import { useNewTableInfo } from "../scene/useNewTableInfo";
import { gameOf, secretsFor, secretsOf } from "../store/api";
import { keepKeys, keepLinkUse, keys, language, myName } from "../store/deviceStorage";
import { codeOf, invitation } from "../store/lobby";
import { reading } from "../store/openRule";
import { placeOf } from "../store/rulebook";
import { useClocks } from "../store/seatClocks";
import { isDay } from "../store/streak";
import { LiveTable } from "../store/table";
import { TableContext, type TableInfo } from "../store/tableContext";
import { translate } from "../store/translations";
import { AutoDone } from "../table/AutoDone";
import { BoardChooser, useWatched } from "../table/BoardChooser";
import { FlyingPiece } from "../table/FlyingPiece";
import { useHints } from "../table/hints";
import { PassDevice, useHotSeat } from "../table/hotseat";
import { introducedScene } from "../table/introduced";
import { KeyList } from "../table/KeyList";
import { useKeys } from "../table/keys";
import { LiveRegion } from "../table/LiveRegion";
import { tableLayout } from "../table/layouts";
import { Menu } from "../table/Menu";
import { NoTable } from "../table/NoTable";
import { leafByKey, OpenedBoard } from "../table/OpenBoard";
import { OthersFlights } from "../table/OthersFlights";
import { TableNotices } from "../table/TableNotices";
import { useAway } from "../table/useAway";
import { NameDialog } from "../ui/Frame";
import { layout } from "../ui/media";
import { penOf } from "../ui/SeatShape";
import { Settings } from "../ui/Settings";
import type { SeatState, TableState } from "../wire";
import { EndPage } from "./EndPage";

/** For the link of a seat, first find out what it opens: an invitation, my own seat, or another player's. */
export function TablePage({ id }: { id: string }) {
  const invited = useSignal(useMemo(() => invitedWith(id), [id]));
  const isMine = useSignal(false);
  useEffect(() => {
    // Another link to the same table, typed over the first: only the fragment changes.
    const follow = () => (invited.value = invitedWith(id) || invited.peek());
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [id]);
  const enter = (seated: boolean) => {
    if (seated && isMine.peek()) keepKeys(id, [invited.peek()]);
    else if (seated) keepLinkUse(id, invited.peek());
    history.replaceState(null, "", location.pathname + location.search);
    invited.value = "";
  };
  if (!invited.value) return <Seated id={id} />;
  const secret = invited.value;
  return (
    <InvitationPage
      key={secret}
      ask={async () => {
        const found = await invitation(id, secret, ...secretsOf(id));
        isMine.value = !!found.seats[found.seat ?? -1]?.mine;
        return found;
      }}
      link={`${location.origin}/t/${id}#${secret}`}
      code={() => codeOf(id, secret)}
      enter={enter}
      failed={() => enter(false)} // the page of the table shows the error
    />
  );
}

/** The secret of a seat comes in the fragment of the address, which no server ever sees; it is kept and taken away. */
function invitedWith(id: string): string {
  const secret = location.hash.slice(1);
  return /^[A-Za-z0-9_-]{16,64}$/.test(secret) && !keys.peek()[id]?.includes(secret) ? secret : "";
}

function Seated({ id }: { id: string }) {
  const table = useMemo(() => new LiveTable(id, () => secretsFor(id)), [id]);
  useEffect(() => () => table.close(), [table]);
  useEffect(() => {
    if (table.scene.peek()) table.speak();
  }, [language.value]);
  return <TableView table={table} />;
}

export function TableView({ table }: { table: LiveTable }) {
  const menu = useSignal(false);
  const keyList = useSignal(false);
  const settings = useSignal(false);
  const atBoard = useSignal(false);
  const hints = useHints(table);
  useClocks(table);
  useAway(table);
  const hot = useHotSeat(table);
  const showLine = useMemo(() => (line: LogLine) => go(`/replay/${table.id}?at=${line.at}`), [table]);
  const { scene: seen, watched } = useWatched(table.shownScene.value, table.view.value === null);
  const state = table.state.value;
  const lesson = state?.lesson;
  const scene = useMemo(() => seen && introducedScene(seen, lesson), [seen, lesson]);
  const me = table.view.value;
  const over = !!table.turn.value.over && !table.others.isBehind.value; // the last moves are seen first
  useWakeLock(!over && !!state && state.seats.length > 1 && me !== null && !isMyTurn(table));
  useTurnNotices(table, state?.title ?? "", !over && isMyTurn(table));
  useKeys(
    table,
    hints,
    () => (keyList.value = true),
    (by) => info && leafByKey(info, by),
    menu.value || keyList.value || settings.value || (over && !atBoard.value),
  );
  const mySeat = state?.seats[me ?? -1];
  const nameless = !!state && awaitsName(state.seats, me) && !myName.value;
  useEffect(() => introduce(table), [mySeat?.name, myName.value]);
  useEffect(() => {
    if (state) document.title = `${over ? "" : isMyTurn(table) ? "● " : ""}${state.title} · Farshore`;
  });
  const info = useNewTableInfo(
    scene && state
      ? {
          game: state.game,
          seats: state.seats,
          scene,
          me,
          table: me === null ? null : table,
          hinted: hints.hint.value?.where,
          lesson,
          live: true,
          log: table.shownLog.value,
          showLine: lesson ? undefined : showLine,
        }
      : null,
  );
  if (table.gone.value) return <NoTable reason={table.gone.value.reason} />;
  if (!scene || !state || !info) return <NoTable waiting={table.line.state.value} />;
  const Layout = tableLayout.value;
  return (
    <TableContext value={info}>
      <div
        class="pen"
        data-version={lesson ? `${table.version.value}/${lesson.step}` : table.version.value}
        data-pending={table.pending.value.length}
        style={penOf(me)}
        onClick={(event) => explainClick(event.target, table, info)}
      >
        {over && !atBoard.value ? (
          <EndPage
            table={table}
            scene={scene}
            state={state}
            toBoard={() => (atBoard.value = true)}
            menu={() => (menu.value = true)}
          />
        ) : (
          <Layout
            scene={scene}
            table={me === null ? null : table}
            hints={me === null ? null : hints}
            menu={() => (menu.value = true)}
            title={titleOf(state)}
            watching={state.watching}
            choice={watched && <BoardChooser watched={watched} />}
            notice={
              <>
                {isDay(state.challenge) && !over && <ChallengeDayNote state={state} />}
                {layout.value === "wide" && <TableNotices table={table} />}
                {lesson && layout.value === "wide" && <LessonPanel game={state.game} now={lesson.id} />}
                {over && (
                  <button type="button" class="button" onClick={() => (atBoard.value = false)}>
                    {translate("to-result")}
                  </button>
                )}
              </>
            }
          />
        )}
        {me !== null && !over && <AutoDone table={table} scene={scene} />}
        {reading.value && <RulesDrawer now={scene.prompt.name} />}
        {info.view.showsReason.value && lesson && table instanceof LessonTable && (
          <StepReasonPanel table={table} step={lesson} scene={scene} />
        )}
        {me !== null && <Tooltip table={table} />}
        <LiveRegion table={table} />
        <FlyingPiece table={table} />
        {!over && <OthersFlights table={table} />}
        <OpenedBoard />
        <PresenceToasts table={table} />
        {over && <RematchInvite table={table} />}
        {nameless && <NameDialog close={() => (myName.value ||= translate("guest"))} />}
        {menu.value && (
          <Menu
            table={table}
            state={state}
            close={() => (menu.value = false)}
            keys={() => (keyList.value = true)}
            settings={() => (settings.value = true)}
          />
        )}
        {settings.value && <Settings close={() => (settings.value = false)} />}
        {keyList.value && <KeyList close={() => (keyList.value = false)} />}
        {hot.passTo !== null && <PassDevice name={state.seats[hot.passTo]!.name} seat={hot.passTo} go={hot.take} />}
      </div>
    </TableContext>
  );
}

/** A lesson is named beside its game, where there is room for both; the challenge of a day is named as such. */
function titleOf({ title, lesson, challenge, counted }: TableState): string {
  if (isDay(challenge)) return `${title} · ${translate(counted ? "daily-sign" : "daily-sign-uncounted")}`;
  if (!lesson) return title;
  return layout.value === "wide" ? `${title} · ${lesson.title}` : lesson.title;
}

const isMyTurn = (table: LiveTable) => table.view.value !== null && !!table.turn.value.busy?.includes(table.view.value);

/** A player who came by link gives their name once; another player on the same device has another name. */
function introduce(table: LiveTable): void {
  if (awaitsName(table.state.peek()?.seats ?? [], table.view.peek()) && myName.peek()) table.rename(myName.peek());
}

function awaitsName(seats: SeatState[], me: number | null): boolean {
  const mine = seats.filter((seat) => seat.mine && seat.kind === "person");
  return seats[me ?? -1]?.kind === "person" && mine.every((seat) => !seat.name);
}

export const toTable = (id: string) => go(`/t/${id}`);
export const isHidden = (game: string) => !!gameOf(game)?.hidden;

const ANSWERS_ITSELF = "button, a, input, label, summary, .hit, .diagram";

/** A click on a node that cannot be used now, such as a die or a track, shows the reason if there is one. */
function explainClick(pressed: EventTarget | null, table: LiveTable, { game, view }: TableInfo): void {
  const at = pressed as Element;
  // A click on the lines of the tray shows them in full, until they say something else.
  view.showsAllText.value = !view.showsAllText.value && !!at.closest(".tray-lines") && !at.closest(ANSWERS_ITSELF);
  const node = at.closest("[data-node]");
  if (!node || at.closest(ANSWERS_ITSELF)) return;
  void table.why(node.getAttribute("data-node") ?? "", (key) => !!placeOf(game, key));
}
