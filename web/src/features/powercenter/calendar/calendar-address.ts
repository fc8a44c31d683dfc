import type {ShortKind} from "@/client/calendar/calendar-parts";
import {isRunDay} from "../address/run-dates";
import type {Choices} from "../address/use-address-choices";

export const CALENDAR_VIEWS = ["list", "week", "month"] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Kinds that can be shown or not, by the names they have in the address. */
export const SHOWN_KINDS = ["runs", "workouts", "events", "plans"] as const;
export type CalendarItemKind = (typeof SHOWN_KINDS)[number];

const SHORT = {runs: "ua", workouts: "uw", events: "ue", plans: "up"} as const satisfies Record<
  CalendarItemKind,
  ShortKind
>;

export interface CalendarAddress {
  /** Null: what suits the screen. */
  readonly view: CalendarView | null;
  /** Null: today. */
  readonly day: string | null;
  readonly hidden: readonly CalendarItemKind[];
  readonly isWithDeleted: boolean;
  /** Set by a link: opens the add dialog at once. */
  readonly add: boolean;
  /** The same for a card by its key. */
  readonly open: {readonly kind: "card"; readonly key: string} | null;
}

/** The URL as calendar state; invalid values are left out. */
export function readAddress({view, day, hide = "", deleted, add, open}: Choices): CalendarAddress {
  const names = hide.split(",");
  return {
    view: CALENDAR_VIEWS.find((each) => each === view) ?? null,
    day: day !== undefined && isRunDay(day) ? day : null,
    hidden: SHOWN_KINDS.filter((kind) => names.includes(kind)),
    isWithDeleted: deleted === "1",
    add: add === "1",
    open: open === undefined ? null : {kind: "card", key: open},
  };
}

/** Kinds to request. The standing of a workout depends on its run, so runs are requested even when hidden. */
export function kindsToRead(hidden: readonly CalendarItemKind[]): ShortKind[] {
  return SHOWN_KINDS.filter(
    (kind) => !hidden.includes(kind) || (kind === "runs" && !hidden.includes("workouts")),
  ).map((kind) => SHORT[kind]);
}
