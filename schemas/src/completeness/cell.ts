import type {Locale, MarketParams} from "../markets.ts";

/** The order is that of the legend: from well to badly. */
export const CELL_STATES = [
  "live",
  "stale",
  "draft",
  "fallback",
  "bindingMissing",
  "missing",
  "notOffered",
] as const;
export type CellState = (typeof CELL_STATES)[number];

export interface Cell {
  readonly market: MarketParams;
  readonly state: CellState;
  /** The published document visitors of this market see, or null when they get the not-found page. */
  readonly shown: {readonly id: string; readonly locale: Locale} | null;
  /** The document in the market's own language, published or not; null when none exists. */
  readonly ownId: string | null;
}

const GAPS: readonly CellState[] = ["stale", "draft", "fallback", "bindingMissing", "missing"];

export const isGap = ({state}: Pick<Cell, "state">): boolean => GAPS.includes(state);
