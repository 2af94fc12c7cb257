/** The table on a phone: board over the full width, what is needed for this decision under it, buttons under the thumb. */
import { useSignal } from "@preact/signals";
import { Board } from "../field/Board";
import { beyond, geometryOf } from "../field/geometry";
import { SeatShape } from "../parts/SeatShape";
import { useAround } from "../scene/context";
import { PanelView } from "../scene/PanelView";
import { RowView } from "../scene/RowView";
import { Changing, ScorePad } from "../scene/ScorePad";
import { shapeOf } from "../store/shapes";
import { say } from "../store/words";
import { PhoneHeader } from "./Header";
import { LogList } from "./Log";
import type { LayoutProps } from "./layout";
import { OpenBoard, Seats } from "./Others";
import { PromptButtons, PromptWords } from "./Prompt";
import "./PhoneTable.css";

const TABS = ["board", "pad", "others", "log"] as const;

export function PhoneTable({ scene, table, hints, menu, notice, title, log, controls }: LayoutProps) {
  const { game, me, names, players, shown, tell } = useAround();
  const tab = useSignal<(typeof TABS)[number]>("board");
  const open = useSignal<number | null>(null);
  const shape = shapeOf(game, scene.board.ground.shape)!;
  const [, , width, height] = geometryOf(shape).bare;
  const opened = players.find((player) => player.seat === open.value && player.seat !== me);
  return (
    <div class="table-page phone">
      <PhoneHeader title={title} scene={scene} menu={menu} />
      <main class="phone-body">
        <div class="seat-tabs">
          {players.map((player) => (
            <button
              type="button"
              key={player.seat}
              class={player.seat === me ? "mine" : ""}
              onClick={() => (player.board && player.seat !== me ? (open.value = player.seat) : (tab.value = "others"))}
            >
              <SeatShape seat={player.seat} size={13} />
              <span class="medium cut">{names[player.seat]}</span>
              <strong>
                <Changing value={player.points} />
              </strong>
              {player.busy && player.seat !== me && <i class="busy-dot" title={say("busy")} />}
            </button>
          ))}
        </div>
        <div class="phone-main" tabIndex={0} role="group" aria-label={say("tab-board")}>
          <div class="phone-board" data-art={game} style={{ aspectRatio: `${width} / ${height}`, ...beyond(shape) }}>
            <Board field={scene.board} shape={shape} game={game} seat={me} framed={false} table={table} shown={shown} />
          </div>
          {notice}
          <div class="phone-panels">
            {scene.hand?.map((row) => (
              <section class="panel hand" key={row.id} aria-label={tell(row.name)}>
                <RowView row={row} bare={scene.hand!.length === 1} />
              </section>
            ))}
            {tab.value === "board" && (
              <div class="column">
                {scene.left?.map((panel) => (
                  <PanelView key={panel.id} panel={panel} />
                ))}
                {scene.right?.map((panel) => (
                  <PanelView key={panel.id} panel={panel} />
                ))}
              </div>
            )}
            {tab.value === "pad" && (
              <section class="panel" aria-label={tell(scene.pad.name)}>
                <ScorePad pad={scene.pad} names={names} />
              </section>
            )}
            {tab.value === "others" && <Seats players={players} />}
            {tab.value === "log" && (
              <section class="panel" aria-label={say("log")}>
                <LogList lines={log} />
              </section>
            )}
          </div>
        </div>
        <div class="phone-bar">
          <div class="tabs" role="group" aria-label={say("views")}>
            {TABS.map((name) => (
              <button type="button" key={name} aria-pressed={tab.value === name} onClick={() => (tab.value = name)}>
                {say(`tab-${name}`)}
              </button>
            ))}
          </div>
          <PromptWords scene={scene} hint={hints?.told.value ?? null} />
          {controls}
          {table && hints && me !== null && <PromptButtons scene={scene} table={table} hints={hints} big />}
        </div>
      </main>
      {opened && <OpenBoard player={opened} close={() => (open.value = null)} />}
    </div>
  );
}
