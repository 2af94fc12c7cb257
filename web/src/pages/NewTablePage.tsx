/** A new table: game, seats, options. Everything comes from the game's own description, so a new game needs no code here. */
import { useSignal } from "@preact/signals";
import { Stamp } from "../board/GameThumbnail";
import { BotPortrait } from "../people/BotPortrait";
import { PaceChoice } from "../people/PaceChoice";
import { go, place } from "../route";
import { OptionField, type Value } from "../scene/OptionField";
import { catalogue, openTable } from "../store/api";
import { myName, player } from "../store/deviceStorage";
import { middleLevel } from "../store/quickPlay";
import { hasMessage, needTranslations, translate } from "../store/translations";
import { Frame } from "../ui/Frame";
import { Icon } from "../ui/Icon";
import { SeatShape } from "../ui/SeatShape";
import type { GameState, NewSeat, OptionState } from "../wire";
import "./NewTablePage.css";

const KINDS = ["me", "bot", "here", "link"] as const;

export function NewTablePage() {
  const games = catalogue.value?.games ?? [];
  const club = place.value.query.get("club") ?? "";
  if (club) needTranslations("clubs");
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
              onClick={() => go(`/new?game=${one.id}${club && `&club=${club}`}`, true)}
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
  const club = place.value.query.get("club") ?? "";
  const other = (): NewSeat => (club ? { kind: "link" } : { kind: "bot", level: middleLevel() });
  const seats = useSignal<NewSeat[]>(Array.from({ length: start }, (_, i) => (i ? other() : { kind: "me" })));
  const options = useSignal<Record<string, Value>>({});
  const hints = useSignal(true);
  const data = useSignal<Record<string, string>>({});
  const open = useSignal(!!club);
  const chat = useSignal(false);
  const programs = useSignal(false);
  const rated = useSignal(false);
  const household = useSignal(false);
  const pace = useSignal(0);
  const problem = useSignal("");
  const count = (wanted: number) => {
    const now = seats.value.slice(0, wanted);
    while (now.length < wanted) now.push(other());
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
        hints: hints.value && !rated.value,
        rated: mayRate && rated.value,
        household: mayRate && rated.value && household.value,
        data: data.value,
        open: open.value && seats.value.some((seat) => seat.kind === "link"),
        club: open.value ? club : "",
        pace: pace.value as 0,
        chat: chat.value,
        programs: programs.value && seats.value.some((seat) => seat.kind === "link"),
      });
      go(`/t/${opened.table}`);
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  const mayRate = catalogue.value?.players !== "off" && seats.value.length > 1 && canBeRated(seats.value);
  const rate = (wanted: boolean) => {
    rated.value = wanted;
    if (wanted && !pace.value) pace.value = RATED_PACE;
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
    <form class="new-form" onSubmit={(event) => void submit(event)}>
      <section class="panel" aria-label={translate("seats")}>
        <div class="line">
          <h2 class="serif t20 grow">{translate("seats")}</h2>
          <div class="count-choice line g4" role="group" aria-label={translate("seats")}>
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
        {mayRate && (
          <RatedChoice
            rated={rated.value}
            household={household.value}
            change={rate}
            share={(wanted) => (household.value = wanted)}
          />
        )}
        <label class="check">
          <input
            type="checkbox"
            disabled={mayRate && rated.value}
            checked={hints.value && !(mayRate && rated.value)}
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
            {translate(club && hasMessage("open-to-club") ? "open-to-club" : "open-to-all")}
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
        {seats.value.some((seat) => seat.kind === "link") && catalogue.value?.players !== "off" && (
          <label class="check">
            <input
              type="checkbox"
              checked={programs.value}
              onChange={(event) => (programs.value = event.currentTarget.checked)}
            />
            {translate("programs-allowed")}
          </label>
        )}
        {(seats.value.filter((seat) => seat.kind !== "bot").length > 1 || (mayRate && rated.value)) && (
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

/** Seconds a turn of a rated match, unless another time is chosen. */
const RATED_PACE = 600;

const canBeRated = (seats: NewSeat[]) =>
  seats.filter((seat) => seat.kind === "me").length === 1 && !seats.some((seat) => seat.kind === "here");

interface RatedChoiceProps {
  rated: boolean;
  household: boolean;
  change: (rated: boolean) => void;
  share: (household: boolean) => void;
}

/** Rated or not; a guest signs in first. */
function RatedChoice({ rated, household, change, share }: RatedChoiceProps) {
  needTranslations("ratings");
  if (!hasMessage("rated-table")) return null;
  if (!player.value?.name)
    return (
      <p>
        <a class="button small" href="/player">
          {translate("rated-sign-in")}
        </a>
      </p>
    );
  return (
    <>
      <label class="check">
        <input type="checkbox" checked={rated} onChange={(event) => change(event.currentTarget.checked)} />
        {translate("rated-table")}
      </label>
      {rated && <p class="t12 muted">{translate("rated-how")}</p>}
      {rated && (
        <label class="check">
          <input type="checkbox" checked={household} onChange={(event) => share(event.currentTarget.checked)} />
          {translate("rated-household")}
        </label>
      )}
    </>
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
      {seat.kind === "bot" && <BotPortrait level={seat.level ?? ""} game={game} />}
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
