/** What the pointer, the focus or a long press is at, and what using it would bring. */
import { signal } from "@preact/signals";
import type { Told } from "../wire";

export interface Aim {
  id: string;
  /** What it is, said over what it brings; empty where the thing itself says it. */
  title?: string;
  /** The field it lies in, if it is a space. */
  where?: string;
  /** What using it would do; empty if it cannot be used. */
  deed: string;
  /** There is something to say of it even where it cannot be used. */
  tells?: boolean;
}

export const aim = signal<Aim | null>(null);
/** What there is to say of it, as soon as it is known. */
export const preview = signal<Told | null>(null);
/** The number that a part of the table would show after it. */
export const numberThen = (id: string) => preview.value?.then?.find(([node]) => node === id)?.[1];
/** What a space would bring stands in the tray: no words lie over the board. */
export const toldInTray = signal(false);
