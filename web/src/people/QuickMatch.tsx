/** A quick match: which game, how many, how fast. */
import { useSignal } from "@preact/signals";
import { go } from "../route";
import { catalogue } from "../store/api";
import { myName } from "../store/deviceStorage";
import { quickMatch } from "../store/lobby";
import { translate } from "../store/translations";
import { Dialog } from "../ui/Dialog";
import { PaceChoice } from "./PaceChoice";

export function QuickMatch({ close }: { close: () => void }) {
  const games = (catalogue.value?.games ?? []).filter((game) => game.seats.some((count) => count > 1));
  const id = useSignal(games[0]?.id ?? "");
  const game = games.find((one) => one.id === id.value);
  const counts = game?.seats.filter((count) => count > 1) ?? [];
  const count = useSignal(2);
  const players = counts.includes(count.value) ? count.value : (counts[0] ?? 2);
  const pace = useSignal(0);
  const problem = useSignal("");
  const look = async (event: Event) => {
    event.preventDefault();
    problem.value = "";
    try {
      const name = myName.value || translate("guest");
      go(`/t/${(await quickMatch({ game: id.value, seats: players, pace: pace.value as 0, name })).table}`);
    } catch (error) {
      problem.value = (error as Error).message;
    }
  };
  return (
    <Dialog title={translate("quick-match")} close={close}>
      <form class="stack g12" onSubmit={(event) => void look(event)}>
        <p class="muted">{translate("quick-how")}</p>
        <label>
          <span class="field-label">{translate("game")}</span>
          <select class="select" value={id.value} onChange={(event) => (id.value = event.currentTarget.value)}>
            {games.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </select>
        </label>
        <div>
          <span class="field-label">{translate("players-wanted")}</span>
          <div class="count-choice" role="group" aria-label={translate("players-wanted")}>
            {counts.map((number) => (
              <button
                type="button"
                key={number}
                aria-pressed={players === number}
                onClick={() => (count.value = number)}
              >
                {number}
              </button>
            ))}
          </div>
        </div>
        <PaceChoice pace={pace.value} change={(next) => (pace.value = next)} />
        {problem.value && (
          <p class="banner bad" role="alert">
            {problem.value}
          </p>
        )}
        <button type="submit" class="button primary big">
          {translate("quick-go")}
        </button>
      </form>
    </Dialog>
  );
}
