import type {CellBoard} from "./board";
import type {CalendarContext} from "./calendar-context";
import type {EventCard, WorkoutCard} from "./cards";
import type {IncomingWorkout} from "./incoming-workout";
import type {CalendarActions} from "./use-calendar-actions";
import type {SupplementarySessions} from "./use-supplementary-sessions";

export type CalendarOverlay =
  | {readonly kind: "day"; readonly day: string}
  | {readonly kind: "card"; readonly key: string}
  | {readonly kind: "move"; readonly card: WorkoutCard | EventCard}
  | {readonly kind: "copy"; readonly card: WorkoutCard}
  | {readonly kind: "bring"; readonly incoming: IncomingWorkout}
  | {readonly kind: "many"; readonly what: "move" | "copy"; readonly cards: readonly WorkoutCard[]}
  /** Of a plan: to another day, or, without one, to be deleted. */
  | {readonly kind: "scope"; readonly card: WorkoutCard; readonly day: string | null}
  | {readonly kind: "history"}
  | {readonly kind: "help"};

export interface DialogProps {
  readonly context: CalendarContext;
  readonly actions: CalendarActions;
  readonly boardData: Pick<CellBoard, "context" | "items" | "cards"> & {
    readonly supplementary: SupplementarySessions;
  };
  readonly open: (opened: CalendarOverlay | null) => void;
  readonly close: () => void;
}
