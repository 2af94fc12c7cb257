/** A form for a new tournament. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { PACES } from "../people/PaceChoice";
import { BusyButton, Field, Problem } from "../player/parts";
import { go, place } from "../route";
import { OptionField, type Value as OptionValue } from "../scene/OptionField";
import { ask, catalogue } from "../store/api";
import { language } from "../store/deviceStorage";
import { translate } from "../store/translations";
import type { ClubEntry, ClubList, TournamentCreated } from "../wire";

const FORMATS = ["swiss", "round-robin", "ladder"];
const ENTRIES = ["open", "link", "code", "club"];
const NO_SHOWS = ["bot", "leave"];
const STARTS = ["by-hand", "full", "time"];

interface ChoiceProps {
  label: string;
  value: Signal<string>;
  options: [value: string, words: string][];
  changed?: () => void;
  wide?: boolean;
}

function Choice({ label, value, options, changed, wide }: ChoiceProps) {
  const choose = (chosen: string) => {
    value.value = chosen;
    changed?.();
  };
  return (
    <label style={wide ? { gridColumn: "1 / -1" } : undefined}>
      <span class="field-label">{translate(label)}</span>
      <select class="select" value={value.value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

function Amount({ label, value, least, most }: { label: string; value: Signal<number>; least: number; most: number }) {
  return (
    <label>
      <span class="field-label">{translate(label)}</span>
      <input
        class="input"
        type="number"
        min={least}
        max={most}
        value={value.value}
        onInput={(event) => (value.value = event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

/** Tomorrow at this time, as an input of the browser writes it. */
const tomorrow = () => {
  const now = new Date(Date.now() + 86_400_000);
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

export function NewTournamentForm() {
  const games = catalogue.value?.games ?? [];
  const name = useSignal("");
  const game = useSignal(games[0]?.id ?? "");
  const format = useSignal("swiss");
  const seats = useSignal(2);
  const rounds = useSignal(3);
  const pace = useSignal("180");
  const entry = useSignal(place.peek().query.get("club") ? "club" : "open");
  const noShow = useSignal("bot");
  const late = useSignal(1);
  const starts = useSignal("by-hand");
  const at = useSignal(tomorrow());
  const most = useSignal(16);
  const days = useSignal(7);
  const options = useSignal<Record<string, OptionValue>>({});
  const clubs = useSignal<ClubEntry[]>([]);
  const club = useSignal(place.peek().query.get("club") ?? "");
  const problem = useSignal("");
  const ladder = format.value === "ladder";
  const offered = games.find((one) => one.id === (game.value || games[0]?.id))?.options ?? [];
  const chosen = offered.filter((option) => option.choices.length || option.offers?.length);
  useEffect(() => {
    ask<ClubList>("/api/clubs")
      .then((found) => {
        clubs.value = found.clubs ?? [];
        club.value ||= clubs.value[0]?.id ?? "";
      })
      .catch(() => {});
  }, []);
  const make = async () => {
    const { id } = await ask<TournamentCreated>("/api/tournaments", {
      name: name.value.trim(),
      game: game.value || games[0]?.id,
      format: format.value,
      options: options.value,
      club: entry.value === "club" ? club.value : "",
      seats: seats.value,
      rounds: rounds.value,
      pace: ladder ? 0 : Number(pace.value),
      entry: entry.value,
      no_show: noShow.value,
      late: late.value,
      starts: starts.value === "time" ? Math.floor(new Date(at.value).getTime() / 1000) : 0,
      full: starts.value === "full",
      most: most.value,
      days: days.value,
      language: language.peek(),
    });
    go(`/tournament/${id}`);
  };
  return (
    <details class="panel" open={entry.peek() === "club"}>
      <summary class="serif t20">{translate("tournament-new")}</summary>
      <div class="stack g12" style={{ marginTop: "12px" }}>
        <Field label="tournament-name-label" value={name} maxLength={40} />
        <div class="options">
          <Choice
            label="tournament-format"
            value={format}
            options={FORMATS.map((key) => [key, translate(`format-${key}`)])}
            wide
          />
          <Choice
            label="game"
            value={game}
            changed={() => (options.value = {})}
            options={games.map((one) => [one.id, one.title])}
          />
          {!ladder && <Amount label="tournament-seats" value={seats} least={2} most={4} />}
          {format.value !== "round-robin" && (
            <Amount label={ladder ? "tournament-deals" : "tournament-rounds"} value={rounds} least={1} most={15} />
          )}
          {ladder && <Amount label="tournament-days" value={days} least={1} most={30} />}
          {!ladder && (
            <Choice
              label="pace"
              value={pace}
              options={PACES.filter(Boolean).map((one) => [`${one}`, translate(`pace-${one}`)])}
            />
          )}
          <Choice
            label="tournament-entry"
            value={entry}
            options={ENTRIES.filter((key) => key !== "club" || clubs.value.length).map((key) => [
              key,
              translate(`entry-${key}`),
            ])}
          />
          {entry.value === "club" && (
            <Choice label="tournament-club" value={club} options={clubs.value.map(({ id, name }) => [id, name])} />
          )}
          <Amount label="tournament-most" value={most} least={2} most={128} />
          <Choice
            label="tournament-starts"
            value={starts}
            options={STARTS.map((key) => [key, translate(`starts-${key}`)])}
          />
          {starts.value === "time" && (
            <label>
              <span class="field-label">{translate("starts-time")}</span>
              <input
                class="input"
                type="datetime-local"
                value={at.value}
                onInput={(event) => (at.value = event.currentTarget.value)}
              />
            </label>
          )}
          {!ladder && (
            <Choice
              label="tournament-no-show"
              value={noShow}
              options={NO_SHOWS.map((key) => [key, translate(`no-show-${key}`)])}
            />
          )}
          {format.value === "swiss" && <Amount label="tournament-late" value={late} least={1} most={15} />}
        </div>
        {chosen.length > 0 && (
          <details>
            <summary>{translate("options")}</summary>
            <div class="options">
              {chosen.map((option) => (
                <OptionField
                  key={`${game.value}/${option.name}`}
                  game={game.value}
                  option={option}
                  part="chosen"
                  value={options.value[option.name] ?? option.default}
                  change={(value) => (options.value = { ...options.value, [option.name]: value })}
                />
              ))}
            </div>
          </details>
        )}
        <Problem problem={problem} />
        <BusyButton kind="primary big" problem={problem} run={make}>
          {translate("tournament-make")}
        </BusyButton>
      </div>
    </details>
  );
}
