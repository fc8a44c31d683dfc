import type {Locale} from "@gradus/schemas/markets";
import type {TokenName} from "@gradus/schemas/tokens";
import {createContext} from "react";
import type {MarketValues} from "../values/market-values.ts";

export interface BodyContextValue {
  readonly locale: Locale;
  /** Tokens the text may hold; with none there is no menu. */
  readonly tokens: readonly TokenName[];
  readonly markets: readonly MarketValues[] | null;
  /** Number of times the button has requested a brace at the caret. */
  readonly insertRequests: number;
  /** Below which the menu stands. */
  readonly frame: HTMLElement | null;
}

export const BodyContext = createContext<BodyContextValue | null>(null);
