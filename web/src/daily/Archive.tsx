/** Deals of past days: to play again, without a place. */
import { place } from "../route";
import { days } from "../store/challenges";
import { lastDays } from "../store/streak";
import { day, shortDay, translate } from "../store/translations";
import { Icon } from "../ui/Icon";

export function Archive() {
  if (days.value.length < 2) return null;
  const played = new Set(lastDays(days.value.length).flatMap((one) => (one.played ? [one.day] : [])));
  const now = place.value.query.get("name") ?? days.value[0];
  return (
    <section class="panel archive stack g12" aria-labelledby="archive-title">
      <h2 class="serif t20" id="archive-title">
        {translate("daily-archive")}
      </h2>
      <p class="t12 muted">{translate("daily-archive-how")}</p>
      <ul class="line wrap g8">
        {days.value.map((one, age) => (
          <li key={one}>
            <a
              class={one === now ? "button strong" : "button"}
              href={age ? `/challenges?name=${one}` : "/challenges"}
              aria-current={one === now ? "page" : undefined}
              aria-label={`${translate("daily-archive-day", { day: day(one) })}${played.has(one) ? `, ${translate("daily-played")}` : ""}`}
            >
              {shortDay(one)}
              {played.has(one) && <Icon name="check" size={14} />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
