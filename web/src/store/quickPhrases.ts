/** The quick phrases of every table. */
import type { React } from "../wire";

export type Sign = React["sign"];

export const SIGNS: Sign[] = ["hello", "nice", "thanks", "wow", "oops", "moment", "again", "bye"];
