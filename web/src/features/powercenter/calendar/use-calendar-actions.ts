import {useEffect, useMemo, useState, useSyncExternalStore} from "react";
import type {CalendarStore} from "@/client/calendar/calendar-store";
import {createKeyedQueue} from "@/client/calendar/keyed-queue";
import type {ActionTools, Conflict, Notice} from "./action-tools";
import type {CalendarContext} from "./calendar-context";
import {undoStep} from "./item-actions";
import {listSteps, type Step, subscribeToSteps} from "./undo-history";

const NO_STEPS: readonly Step[] = [];
/** How long the undo button is shown beside a notice; the list of steps keeps the step afterwards. */
const NOTICE_MS = 8000;

export function useCalendarActions(store: CalendarStore, context: CalendarContext) {
  const [notice, notify] = useState<Notice | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [turns] = useState(createKeyedQueue);
  const steps = useSyncExternalStore(subscribeToSteps, listSteps, () => NO_STEPS);
  const tools: ActionTools = useMemo(
    () => ({store, context, notify, reportConflict: setConflict}),
    [store, context],
  );
  useEffect(() => {
    if (notice === null || notice.isProblem) return;
    const timer = setTimeout(() => notify(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return {
    tools,
    notice,
    dismiss: () => notify(null),
    conflict,
    dismissConflict: () => setConflict(null),
    steps,
    // Two steps of one card, taken back in a row, would otherwise race, and the slower one win.
    undo: (step: Step) => turns.take(["undo"], () => undoStep(tools, step)),
  };
}
export type CalendarActions = ReturnType<typeof useCalendarActions>;
