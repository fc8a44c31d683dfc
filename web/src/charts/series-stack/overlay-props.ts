import type {SlotRange} from "./chart-line";
import type {Cursor} from "./cursor";
import type {View} from "./view";

export interface OverlayWords {
  /** Of the cursor. */
  readonly cursor: string;
  /** How to move it. */
  readonly keys: string;
}

export type CursorKeys = Readonly<Record<string, (slot: number) => void>>;

export interface OverlayProps {
  readonly xs: Float64Array;
  readonly view: View;
  /** The full range; null where all of it is visible and there is no zoom. */
  readonly whole: View | null;
  readonly cursor: Cursor;
  readonly selection: SlotRange | null;
  readonly onSelect: (range: SlotRange | null) => void;
  readonly onView: (view: View) => void;
  /** Where laps begin: page up and down go from one to the next. */
  readonly stops: readonly number[];
  /** All values at a slot in one sentence. */
  readonly sentence: (slot: number | null) => string;
  readonly words: OverlayWords;
  readonly keys?: CursorKeys | undefined;
}
