/** Ratings as text: 1560 ± 90, or points over par for solo matches. */
import { catalogue } from "../store/api";
import { language } from "../store/deviceStorage";
import { translate } from "../store/translations";
import type { PlayerRating, RatingValue } from "../wire";

const figure = (value: number, solo: boolean) =>
  new Intl.NumberFormat(language.value, {
    maximumFractionDigits: solo ? 1 : 0,
    signDisplay: solo ? "exceptZero" : "auto",
    useGrouping: false,
  })
    .format(value)
    .replace("-", "−");

/** Mean and standard error on one line. */
export function ratingFigures(value: RatingValue, group: string): string {
  return `${figure(value.mean, group === "1")}\u00a0±\u00a0${figure(value.error, false)}`;
}

export function ratingText(value: RatingValue, group: string): string {
  return ratingFigures(value, group) + (value.provisional ? ` ${translate("rating-provisional-mark")}` : "");
}

/** The rating that counts: without luck where that is proven better and certain enough. */
export const headlineOf = (rating: Pick<PlayerRating, "plain" | "adjusted">, headline?: string): RatingValue =>
  headline === "adjusted" && rating.adjusted && !rating.adjusted.provisional ? rating.adjusted : rating.plain;

export const titleOf = (game: string): string => catalogue.value?.games.find((one) => one.id === game)?.title ?? game;

export const groupTitle = (group: string): string =>
  translate(group === "1" ? "rating-group-solo" : group === "2" ? "rating-group-two" : "rating-group-more");

export const dateOf = (seconds: number): string =>
  new Intl.DateTimeFormat(language.value === "en" ? "en-GB" : language.value, { dateStyle: "medium" }).format(
    new Date(seconds * 1000),
  );
