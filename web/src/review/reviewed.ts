/** The reviewed matches that this device keeps; nothing of them leaves it. */
import { kept } from "../store/kept";
import type { Reviewed } from "./profile";

export const reviewed = kept<Reviewed[]>("reviews", []);
