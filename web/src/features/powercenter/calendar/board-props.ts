import type {CalendarPart} from "@/client/calendar/calendar-parts";
import {partsOf} from "@/client/calendar/calendar-parts";
import type {CalendarState, PartState} from "@/client/calendar/calendar-state";
import type {CalendarStore} from "@/client/calendar/calendar-store";
import {failureWords} from "./action-tools";
import type {Board} from "./board";
import {type CalendarAddress, type CalendarView, kindsToRead} from "./calendar-address";
import type {CalendarKit} from "./calendar-kit";
import type {CalendarWeek} from "./calendar-weeks";

/** The calendar's URL state, the data read for it, and the functions that change both. */
export interface BoardProps {
  readonly kit: CalendarKit;
  readonly isNarrow: boolean;
  readonly calendar: {
    readonly store: CalendarStore;
    readonly state: CalendarState;
    readonly stateOf: (part: CalendarPart) => PartState;
  };
  readonly address: CalendarAddress;
  readonly view: CalendarView;
  readonly day: string;
  readonly weeks: readonly CalendarWeek[];
  readonly choose: (changes: Readonly<Record<string, string>>) => void;
  readonly onMore: (side: "before" | "after") => void;
}

type RangeProps = Pick<BoardProps, "calendar" | "address" | "kit">;

/** How far each week was read, and reading one again. */
export function rangeStates({calendar, address, kit}: RangeProps): Pick<Board, "stateOf" | "onRetry"> {
  const wanted = {kinds: kindsToRead(address.hidden), isWithDeleted: address.isWithDeleted};
  const partsOfWeek = ({first, last}: CalendarWeek) => partsOf(first, last, wanted);
  return {
    stateOf(week) {
      const states = partsOfWeek(week).map(calendar.stateOf);
      const failed = states.find((state) => typeof state === "object");
      if (typeof failed === "object") return {words: failureWords(failed, kit)};
      return states.includes("loading") ? "loading" : "loaded";
    },
    onRetry(week) {
      for (const part of partsOfWeek(week)) void calendar.store.load(part, true);
    },
  };
}
