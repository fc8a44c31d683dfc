import type {CalendarItems} from "@/client/calendar/calendar-state";
import type {CalendarContext} from "./calendar-context";
import type {CalendarWeek} from "./calendar-weeks";
import type {CardDrag} from "./card-drag";
import type {Card} from "./cards";
import type {PairOffers} from "./use-pair-offers";
import type {SupplementaryByDay} from "./use-supplementary-sessions";

/**
 * What a day renders, and its callbacks. The same object for as long as none of it changes, such as while a card is
 * dragged.
 */
export interface CellBoard {
  readonly context: CalendarContext;
  readonly items: CalendarItems;
  readonly cards: ReadonlyMap<string, readonly Card[]>;
  /** The supplementary sessions of a plan. */
  readonly supplementary: SupplementaryByDay;
  readonly pending: ReadonlySet<string>;
  /** Keys of chosen cards; null while nothing is being chosen. */
  readonly selected: ReadonlySet<string> | null;
  readonly problemOf: (id: string) => string | null;
  /** Opens a card, or chooses it where cards are being chosen. `isChoosing`: this one begins it. */
  readonly onOpen: (card: Card, isChoosing?: boolean) => void;
  readonly onAdd: (day: string) => void;
  readonly pairs: PairOffers;
}

export interface Board extends CellBoard {
  /** The part of it that days are given. */
  readonly cell: CellBoard;
  readonly weeks: readonly CalendarWeek[];
  /** The day the keys are at. */
  readonly focusDay: string;
  readonly drag: CardDrag | null;
  /** How far the days of a week were read. */
  readonly stateOf: (week: CalendarWeek) => "loading" | "loaded" | {readonly words: string | null};
  readonly onRetry: (week: CalendarWeek) => void;
}
