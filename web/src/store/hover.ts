/** What the pointer, the focus or a long press is at, and what using it would bring. */
import { signal } from "@preact/signals";
import type { Explanation } from "../wire";

export interface Hover {
  id: string;
  /** What it is, said over what it brings; empty where the thing itself says it. */
  title?: string;
  /** The field it lies in, if it is a space. */
  where?: string;
  /** What using it would do; empty if it cannot be used. */
  action: string;
  /** There is something to say of it even where it cannot be used. */
  tells?: boolean;
}

export const hover = signal<Hover | null>(null);
/** What there is to say of it, as soon as it is known. */
export const preview = signal<Explanation | null>(null);
/** The number that a part of the table would show after it. */
export const numberThen = (id: string) => preview.value?.then?.find(([node]) => node === id)?.[1];
/** What a space would bring stands in the tray: no words lie over the board. */
export const isShownInTray = signal(false);
