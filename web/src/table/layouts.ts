/** The layout of a table that fits the window and the size of its text. */
import { computed } from "@preact/signals";
import { isWide, layout } from "../ui/media";
import { LandscapeTable } from "./LandscapeTable";
import { PhoneTable } from "./PhoneTable";
import { isTextLarge } from "./textScale";
import { WideTable } from "./WideTable";

const LAYOUTS = { wide: WideTable, upright: PhoneTable, low: LandscapeTable };
/** A small window with large text scrolls, also in landscape. */
export const tableLayout = computed(() => LAYOUTS[isTextLarge.value && !isWide.value ? "upright" : layout.value]);
