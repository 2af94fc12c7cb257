/** The layouts of a table, by the window. */
import { LandscapeTable } from "./LandscapeTable";
import { PhoneTable } from "./PhoneTable";
import { WideTable } from "./WideTable";

export const LAYOUTS = { wide: WideTable, upright: PhoneTable, low: LandscapeTable };
