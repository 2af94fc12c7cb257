/** A new table: game, seats, options. Everything comes from the game's own description, so a new game needs no code here. */
import { useSignal } from "@preact/signals";
import { Stamp } from "../board/GameThumbnail";
import { Opponent } from "../people/Opponent";
import { PaceChoice } from "../people/PaceChoice";
import { go, place } from "../route";
import { catalogue, openTable } from "../store/api";
import { myName } from "../store/deviceStorage";
import { middleLevel } from "../store/quickPlay";
import { translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import { Icon } from "../ui/Icon";
import { SeatShape } from "../ui/SeatShape";
import type { GameState, NewSeat, OptionState } from "../wire";
import { OptionField, type Value } from "./OptionField";
import "./NewTablePage.css";

const KINDS = ["me", "bot", "here", "link"] as const;

export function NewTablePage() {
  const games = catalogue.value?.games ?? [];
  const game = games.find((one) => one.id === place.value.query.get("game")) ?? games[0];
  return (
    <Frame title={translate("new-table")}>
      <main class="narrow-page">
        <h1 class="serif t40 page-title">{translate("new-table")}</h1>
        <div class="game-choice" role="group" aria-label={translate("game")}>
          {games.map((one) => (
            <button
              type="button"
              key={one.id}
              aria-pressed={one === game}
              onClick={() => go(`/new?game=${one.id}`, true)}
            >
              <Stamp game={one.id} />
              <span class="strong">{one.title}</span>
            </button>
          ))}
        </div>
        {game && <TableForm key={game.id} game={game} />}
      </main>
    </Frame>
  );
}

function TableForm({ game }: { game: GameState }) {
  const start = game.seats.includes(2) ? 2 : game.seats[0]!;
  const seats = useSignal<NewSeat[]>(
    Array.from({ length: start }, (_, i) => (i ? { kind: "bot", level: middleLevel() } : { kind: "me" })),
  );
  const options = useSignal<Record<string, Value>>({});
  const hints = useSignal(true);
  const data = useSignal<Record<string, string>>({});
  const open = useSignal(false);
  const chat = useSignal(false);
  const pace = useSignal(0);
  const problem = useSignal("");
  const count = (wanted: number) => {
    const now = seats.value.slice(0, wanted);
    while (now.length < wanted) now.push({ kind: "bot", level: middleLevel() });
    seats.value = now;
  };
  const change = (i: number, seat: NewSeat) => (seats.value = seats.value.map((one, k) => (k === i ? seat : one)));
  const submit = async (event: Event) => {
    event.preventDefault();
    problem.value = "";
    try {
      const named = seats.value.map((seat) =>
        seat.kind === "me" ? { ...seat, name: myName.value || translate("guest") } : seat,
      );
      const opened = await openTable({
        game: game.id,
        seats: named,
        options: options.value,
        hints: hints.value,
        data: data.value,
        open: open.value && seats.value.some((seat) => seat.kind === "link"),
        pace: pace.value as 0,
        chat: chat.value,
      });
      go(`/t/${opened.table}`);
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  const typed = game.options?.filter((option) => option.free) ?? [];
  const field = (option: OptionState, part: "chosen" | "typed" = "chosen") => (
    <OptionField
      key={option.name}
      game={game.id}
      option={option}
      part={part}
      value={options.value[option.name] ?? option.default}
      change={(value) => (options.value = { ...options.value, [option.name]: value })}
    />
  );
  return (
    <form class="new-form stack g12" onSubmit={(event) => void submit(event)}>
      <section class="panel" aria-label={translate("seats")}>
        <div class="line">
          <h2 class="serif t20 grow">{translate("seats")}</h2>
          <div class="count-choice" role="group" aria-label={translate("seats")}>
            {game.seats.map((number) => (
              <button
                type="button"
                key={number}
                aria-pressed={seats.value.length === number}
                onClick={() => count(number)}
              >
                {number}
              </button>
            ))}
          </div>
        </div>
        {seats.value.map((seat, i) => (
          <SeatLine key={i} index={i} seat={seat} game={game.id} change={(next) => change(i, next)} />
        ))}
      </section>
      {!!game.options?.length && (
        <section class="panel" aria-label={translate("options")}>
          <h2 class="serif t20">{translate("options")}</h2>
          <div class="options">
            {game.options
              .filter((option) => option.choices.length || option.offers?.length)
              .map((option) => field(option))}
          </div>
        </section>
      )}
      <section class="panel stack g8" aria-label={translate("table-options")}>
        <label class="check">
          <input
            type="checkbox"
            checked={hints.value}
            onChange={(event) => (hints.value = event.currentTarget.checked)}
          />
          {translate("hints-allowed")}
        </label>
        {seats.value.some((seat) => seat.kind === "link") && (
          <label class="check">
            <input
              type="checkbox"
              checked={open.value}
              onChange={(event) => (open.value = event.currentTarget.checked)}
            />
            {translate("open-to-all")}
          </label>
        )}
        {seats.value.some((seat) => seat.kind === "link") && (
          <label class="check">
            <input
              type="checkbox"
              checked={chat.value}
              onChange={(event) => (chat.value = event.currentTarget.checked)}
            />
            {translate("chat-allowed")}
          </label>
        )}
        {seats.value.filter((seat) => seat.kind !== "bot").length > 1 && (
          <PaceChoice pace={pace.value} change={(next) => (pace.value = next)} />
        )}
      </section>
      <details class="panel advanced">
        <summary class="button small">{translate("advanced")}</summary>
        <div class="stack g12">
          <div class="options">{typed.map((option) => field(option, "typed"))}</div>
          <OwnData data={data.value} change={(next) => (data.value = next)} />
        </div>
      </details>
      <div class="open-bar stack g8">
        {problem.value && (
          <p class="banner bad" role="alert">
            {problem.value}
          </p>
        )}
        <button type="submit" class="button primary big">
          <Icon name="play" size={18} />
          {translate("open-table")}
        </button>
      </div>
    </form>
  );
}

interface SeatLineProps {
  index: number;
  seat: NewSeat;
  game: string;
  change: (seat: NewSeat) => void;
}

function SeatLine({ index, seat, game, change }: SeatLineProps) {
  return (
    <div class="seat-choice">
      <SeatShape seat={index} size={18} />
      <select
        class="select"
        aria-label={translate("seat-kind", { number: index + 1 })}
        value={seat.kind}
        onChange={(event) => {
          const kind = event.currentTarget.value as NewSeat["kind"];
          change(kind === "bot" ? { kind, level: middleLevel() } : { kind });
        }}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {translate(`seat-${kind}`)}
          </option>
        ))}
      </select>
      {seat.kind === "bot" && (
        <select
          class="select"
          aria-label={translate("bot-level")}
          value={seat.level}
          onChange={(event) => change({ ...seat, level: event.currentTarget.value })}
        >
          {catalogue.value?.levels.map((level) => (
            <option key={level.name} value={level.name}>
              {level.title}
            </option>
          ))}
        </select>
      )}
      {seat.kind === "bot" && <Opponent level={seat.level ?? ""} game={game} />}
      {seat.kind === "me" && (
        <input
          class="input"
          maxLength={40}
          placeholder={translate("your-name")}
          aria-label={translate("your-name")}
          value={myName.value}
          onInput={(event) => (myName.value = event.currentTarget.value)}
        />
      )}
      {(seat.kind === "here" || seat.kind === "link") && (
        <input
          class="input"
          maxLength={40}
          placeholder={translate("their-name")}
          aria-label={translate("their-name")}
          value={seat.name ?? ""}
          onInput={(event) => change({ ...seat, name: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

/** Custom components as TOML files. */
function OwnData({ data, change }: { data: Record<string, string>; change: (data: Record<string, string>) => void }) {
  const names = Object.keys(data);
  return (
    <div class="line own-data">
      <label class="button small">
        <Icon name="plus" size={16} />
        {translate("own-data")}
        <input
          type="file"
          accept=".toml"
          multiple
          class="unseen"
          onChange={async (event) => {
            const files = [...(event.currentTarget.files ?? [])];
            const read = await Promise.all(files.map(async (file) => [file.name, await file.text()] as const));
            change({ ...data, ...Object.fromEntries(read) });
          }}
        />
      </label>
      <span class="t12 muted grow">{names.length ? names.join(", ") : translate("own-data-how")}</span>
      {names.length > 0 && (
        <button type="button" class="button small square" aria-label={translate("remove")} onClick={() => change({})}>
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}
