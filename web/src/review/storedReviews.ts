/** The reviewed matches that this device keeps; nothing of them leaves it. */
import { stored } from "../store/deviceStorage";
import type { Reviewed } from "./profile";

export const reviewed = stored<Reviewed[]>("reviews", []);
