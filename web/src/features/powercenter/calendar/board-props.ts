import {type CalendarPart, partsOf} from "@/client/calendar/calendar-parts";
import type {CalendarState, PartState} from "@/client/calendar/calendar-state";
import type {CalendarStore} from "@/client/calendar/calendar-store";
import {failureWords} from "./action-tools";
import type {Board} from "./board";
import {type CalendarAddress, type CalendarView, kindsToRead} from "./calendar-address";
import type {CalendarContext} from "./calendar-context";
import type {CalendarWeek} from "./calendar-weeks";

export interface BoardProps {
  readonly context: CalendarContext;
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

type RangeProps = Pick<BoardProps, "calendar" | "address" | "context">;

export function rangeStates({calendar, address, context}: RangeProps): Pick<Board, "stateOf" | "onRetry"> {
  const filter = {kinds: kindsToRead(address.hidden), isWithDeleted: address.isWithDeleted};
  const partsOfWeek = ({first, last}: CalendarWeek) => partsOf(first, last, filter);
  return {
    stateOf(week) {
      const states = partsOfWeek(week).map(calendar.stateOf);
      const failed = states.find((state) => typeof state === "object");
      if (typeof failed === "object") return {words: failureWords(failed, context)};
      return states.includes("loading") ? "loading" : "loaded";
    },
    onRetry(week) {
      for (const part of partsOfWeek(week)) void calendar.store.load(part, true);
    },
  };
}
