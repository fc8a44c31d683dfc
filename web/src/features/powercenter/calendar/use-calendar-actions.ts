import {useEffect, useMemo, useState, useSyncExternalStore} from "react";
import type {CalendarStore} from "@/client/calendar/calendar-store";
import {createTurns} from "@/client/calendar/turns";
import type {ActionTools, Clash, Notice} from "./action-tools";
import type {CalendarKit} from "./calendar-kit";
import {undoStep} from "./item-actions";
import {hearSteps, listSteps, type Step} from "./undo-history";

const NO_STEPS: readonly Step[] = [];
/** How long the undo button is shown beside a notice; the list of steps keeps the step afterwards. */
const NOTICE_MS = 8000;

/** The actions that change a calendar, the last notice about them, and the steps that can be undone. */
export function useCalendarActions(store: CalendarStore, kit: CalendarKit) {
  const [notice, notify] = useState<Notice | null>(null);
  const [clash, setClash] = useState<Clash | null>(null);
  const [turns] = useState(createTurns);
  const steps = useSyncExternalStore(hearSteps, listSteps, () => NO_STEPS);
  const tools: ActionTools = useMemo(() => ({store, kit, notify, clash: setClash}), [store, kit]);
  useEffect(() => {
    if (notice === null || notice.isProblem) return;
    const timer = setTimeout(() => notify(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return {
    tools,
    notice,
    dismiss: () => notify(null),
    clash,
    endClash: () => setClash(null),
    steps,
    // Two steps of one card, taken back in a row, would otherwise race, and the slower one win.
    undo: (step: Step) => turns.take(["undo"], () => undoStep(tools, step)),
  };
}
export type CalendarActions = ReturnType<typeof useCalendarActions>;
