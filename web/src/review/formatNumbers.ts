/** Formats figures of a review, with their sign and error. */
import { language } from "../store/deviceStorage";
import type { Sure } from "./reviewRows";

const written = (points: number, signDisplay: "exceptZero" | "auto") =>
  new Intl.NumberFormat(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay })
    .format(Math.abs(points) < 0.05 ? 0 : points)
    .replace("-", "−");

/** "+6", "−6" */
export const over = (points: number) =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: 0, signDisplay: "exceptZero" })
    .format(points)
    .replace("-", "−");

/** "+1.5", "−3.1", "0.0" */
export const signed = (points: number) => written(points, "exceptZero");
export const plain = (points: number) => written(points, "auto");
export const unsure = (se: number) => `±${plain(se)}`;
export const whole = ({ mean, se }: Sure) => `${signed(mean)} ${unsure(se)}`;
