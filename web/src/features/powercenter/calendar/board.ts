import type {CalendarItems} from "@/client/calendar/calendar-state";
import type {CalendarKit} from "./calendar-kit";
import type {CalendarWeek} from "./calendar-weeks";
import type {Card} from "./cards";
import type {Lift} from "./lift";

/** What a view of the calendar draws, and whom it tells. */
export interface Board {
  readonly kit: CalendarKit;
  readonly items: CalendarItems;
  readonly cards: ReadonlyMap<string, readonly Card[]>;
  readonly weeks: readonly CalendarWeek[];
  /** The day the keys are at. */
  readonly focusDay: string;
  readonly lift: Lift | null;
  readonly pending: ReadonlySet<string>;
  readonly problemOf: (id: string) => string | null;
  /** How far the days of a week were read. */
  readonly stateOf: (week: CalendarWeek) => "loading" | "loaded" | {readonly words: string | null};
  readonly onRetry: (week: CalendarWeek) => void;
  readonly onOpen: (card: Card) => void;
  readonly onAdd: (day: string) => void;
}
