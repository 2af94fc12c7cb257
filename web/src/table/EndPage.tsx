/** The end, calmly: the winner's shape, large, the score pad, and what can be done next. */
import { useSignal } from "@preact/signals";
import { Icon } from "../parts/Icon";
import { SeatShape } from "../parts/SeatShape";
import { go } from "../route";
import type { Scene } from "../scene";
import { useAround } from "../scene/context";
import { ScorePad } from "../scene/ScorePad";
import { rematch, secretsOf } from "../store/api";
import { keepKeys } from "../store/kept";
import type { LiveTable } from "../store/table";
import { list, say } from "../store/words";
import type { TableState } from "../wire";
import { downloadRecord } from "./download";
import { LinkLine } from "./Invitations";
import "./EndPage.css";

interface Props {
  table: LiveTable;
  scene: Scene;
  state: TableState;
  toBoard: () => void;
}

export function EndPage({ table, scene, state, toBoard }: Props) {
  const { names, me, tell } = useAround();
  const sharing = useSignal(false);
  const winners = table.turn.value.winners ?? [];
  const solo = state.seats.length === 1;
  const again = async () => {
    if (state.next) keepKeys(state.next, secretsOf(table.id));
    go(`/t/${state.next || (await rematch(table.id)).table}`);
  };
  return (
    <main class="end-page">
      <div class="end-shapes">
        {(winners.length ? winners : [0]).map((seat) => (
          <SeatShape key={seat} seat={seat} size={winners.length > 1 ? 72 : 112} />
        ))}
      </div>
      <h1 class="serif t40">{headline(winners, names, me, solo, scene)}</h1>
      {scene.prompt.detail && <p class="muted">{tell(scene.prompt.detail)}</p>}
      <section class="panel end-pad" aria-label={tell(scene.pad.name)}>
        <ScorePad pad={scene.pad} names={names} live={false} />
      </section>
      <div class="end-buttons">
        <a class="button big" href={`/replay/${table.id}`}>
          <Icon name="replay" />
          {say("replay")}
        </a>
        {me !== null && (
          <button type="button" class="button big primary" onClick={() => void again()}>
            <Icon name="play" />
            {state.next ? say("to-rematch") : say("rematch")}
          </button>
        )}
        <button
          type="button"
          class="button big"
          onClick={() => (sharing.value = !sharing.value)}
          aria-expanded={sharing.value}
        >
          <Icon name="share" />
          {say("share")}
        </button>
        <button type="button" class="button big" onClick={() => void downloadRecord(table.id, state.game)}>
          <Icon name="download" />
          {say("download-record")}
        </button>
      </div>
      {sharing.value && (
        <div class="panel share-panel">
          <span class="field-label">{say("share-replay")}</span>
          <LinkLine address={`${location.origin}/replay/${table.id}`} />
          <span class="field-label">{say("share-challenge")}</span>
          <LinkLine address={`${location.origin}/challenges?name=${table.id}`} />
        </div>
      )}
      <div class="line end-links">
        <button type="button" class="quiet" onClick={toBoard}>
          {say("look-at-board")}
        </button>
        <a class="quiet" href="/">
          {say("to-first-page")}
        </a>
      </div>
      {state.secret && (
        <p class="t11 muted promise">
          {say("promise-kept", { secret: [state.secret, state.salt].filter(Boolean).join(" · ") })}
        </p>
      )}
      {state.chosen && <p class="t11 muted">{say("deal-chosen")}</p>}
    </main>
  );
}

function headline(winners: number[], names: string[], me: number | null, solo: boolean, scene: Scene): string {
  if (solo) return say("end-solo", { points: scene.pad.totals[0] ?? 0 });
  if (winners.length === 1 && winners[0] === me) return say("end-you-won");
  if (winners.length > 1) return say("end-shared", { names: list(winners.map((seat) => names[seat]!)) });
  return say("end-won", { name: names[winners[0]!] ?? "" });
}
