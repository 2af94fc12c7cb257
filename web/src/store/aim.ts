/** What the pointer, the focus or a long press is at: the bubble says what using it would bring. */
import { signal } from "@preact/signals";

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
