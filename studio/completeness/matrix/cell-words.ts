import type {Cell, CellState} from "@gradus/schemas/completeness/cell";
import type {MatrixRow} from "@gradus/schemas/completeness/matrix";
import {type MarketParams, market} from "@gradus/schemas/markets";
import {languageName} from "../../translation/languages/language-words.ts";

interface StateWords {
  readonly title: string;
  /** What it means for visitors, for the legend. */
  readonly meaning: string;
}

export const STATE_WORDS: Readonly<Record<CellState, StateWords>> = {
  live: {title: "Live", meaning: "Published in this language."},
  stale: {title: "Source changed", meaning: "Published, but the words it was translated from have changed."},
  draft: {title: "Draft only", meaning: "Written and not published. Visitors do not see it yet."},
  fallback: {title: "Shown in English", meaning: "Visitors get another language and a notice."},
  bindingMissing: {
    title: "Required language missing",
    meaning: "Law asks for this language and there is no text.",
  },
  missing: {title: "Missing", meaning: "Neither this language nor English: visitors get the not-found page."},
  notOffered: {title: "Not offered", meaning: "Meant so: the page does not exist in this region."},
};

/** "Germany in English" */
export const marketName = ({region, locale}: MarketParams): string =>
  `${market(region).name.en} in ${languageName(locale)}`;

/** For those who do not see colours or the table around the cell. */
export function cellName(row: MatrixRow, cell: Cell): string {
  const state = STATE_WORDS[cell.state].title.toLowerCase();
  const other = cell.shown && cell.shown.locale !== cell.market.locale ? cell.shown.locale : null;
  const shown = cell.state === "fallback" && other ? `shown in ${languageName(other)}` : state;
  return `${row.title}, ${marketName(cell.market)}: ${shown}`;
}
