/** A date in the reader's language: 18 November 2026. */
import { language } from "../store/deviceStorage";

export const longDate = (seconds: number) =>
  new Intl.DateTimeFormat(language.value === "en" ? "en-GB" : language.value, { dateStyle: "long" }).format(
    new Date(seconds * 1000),
  );
