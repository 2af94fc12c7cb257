/** The reviewed matches stored on this device; they are never sent. */
import { stored } from "../store/deviceStorage";
import type { Reviewed } from "./profile";

export const reviewed = stored<Reviewed[]>("reviews", []);
