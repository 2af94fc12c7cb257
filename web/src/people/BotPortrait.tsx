/** A bot as a character: its face, how strong it is, its habit, and the points it usually gets in a game. */
import { go } from "../route";
import { catalogue, gameOf, openTable } from "../store/api";
import { myName } from "../store/deviceStorage";
import { nextLevel } from "../store/nextOpponent";
import { hasMessage, translate } from "../store/translations";
import { BotFace, hasFace } from "../ui/BotFace";
import type { TableState } from "../wire";

export const levelTitle = (level: string) => catalogue.value?.levels.find((one) => one.name === level)?.title ?? level;

export function BotPortrait({ level, game }: { level: string; game: string }) {
  if (!hasFace(level) || !hasMessage(`habit-${level}`)) return null;
  const points = gameOf(game)?.typical?.[level];
  const facts = [translate(`strength-${level}`), points && translate("typical-points", { points })];
  return (
    <p class="opponent line g8 t12">
      <BotFace level={level} />
      <span>
        <strong>{facts.filter(Boolean).join(" · ")}</strong>
        <br />
        {translate(`habit-${level}`)}
      </span>
    </p>
  );
}

/** After a win against one bot: the next stronger one. */
export function NextOpponent({ state, winners, me }: { state: TableState; winners: number[]; me: number | null }) {
  const [bot] = state.seats.filter((seat) => seat.kind === "bot");
  const levels = catalogue.value?.levels.map(({ name }) => name).filter(hasFace) ?? [];
  const next = bot?.level ? nextLevel(bot.level, levels) : "";
  if (!bot || !next || me === null || state.seats.length !== 2 || winners.join() !== String(me)) return null;
  const play = async () => {
    const name = myName.peek() || translate("guest");
    const seats = [
      { kind: "me" as const, name },
      { kind: "bot" as const, level: next },
    ];
    go(`/t/${(await openTable({ game: state.game, seats, hints: state.hints })).table}`);
  };
  return (
    <section
      class="panel next-opponent line g16 wrap"
      aria-label={translate("play-opponent", { next: levelTitle(next) })}
    >
      <div class="grow" style={{ flexBasis: "260px" }}>
        <h2 class="serif t20">
          {translate("next-opponent", { name: levelTitle(bot.level ?? ""), next: levelTitle(next) })}
        </h2>
        <BotPortrait level={next} game={state.game} />
      </div>
      <button type="button" class="button" onClick={() => void play()}>
        {translate("play-opponent", { next: levelTitle(next) })}
      </button>
    </section>
  );
}
