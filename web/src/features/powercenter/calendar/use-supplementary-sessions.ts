import type {SupplementarySession} from "@gradus/backend/contract/plans";
import {useMemo} from "react";
import type {CalendarItems} from "@/client/calendar/calendar-state";
import {editSupplementarySession, useRunningPlan} from "@/client/resources/use-plans";
import type {Reply} from "@/client/session/reply";
import type {CalendarAddress} from "./calendar-address";

/** Strength and the like by their days, in the order of the plan. */
export type SupplementaryByDay = ReadonlyMap<string, readonly SupplementarySession[]>;

export interface SupplementarySessions {
  readonly byDay: SupplementaryByDay;
  /** Marks a supplementary session as done or not done. */
  readonly check: (session: SupplementarySession, isDone: boolean) => Promise<Reply<SupplementarySession>>;
}

/** The supplementary sessions of the active plan; hidden when its workouts are. */
export function useSupplementarySessions(
  items: CalendarItems,
  {hidden}: CalendarAddress,
): SupplementarySessions {
  const running = [...items.plans.values()].find(
    ({state, deleted, has_supplementals}) => state === "active" && deleted === null && has_supplementals,
  );
  const isShown = running !== undefined && !hidden.includes("workouts") && !hidden.includes("plans");
  const {data, update} = useRunningPlan(isShown ? running : null);
  const byDay = useMemo(
    () => supplementarySessionsByDay(isShown ? (data?.supplementals ?? []) : [], items.workouts),
    [isShown, data, items.workouts],
  );
  return {
    byDay,
    async check(session, isDone) {
      if (!data) throw new Error("What stands beside runs is of a plan");
      const reply = await editSupplementarySession(data, session.id, {done: isDone});
      if (reply.ok)
        update((now) => ({
          ...now,
          supplementals: now.supplementals.map((each) => (each.id === session.id ? reply.data : each)),
        }));
      return reply;
    },
  };
}

/** They stand on the day of their run, wherever that was just moved. */
function supplementarySessionsByDay(
  supplementals: readonly SupplementarySession[],
  workouts: CalendarItems["workouts"],
): SupplementaryByDay {
  const byDay = new Map<string, SupplementarySession[]>();
  for (const each of supplementals) {
    const run = each.done === null && each.workout_id !== null ? workouts.get(each.workout_id) : undefined;
    if (run?.deleted) continue;
    const day = run?.day ?? each.day;
    byDay.set(day, [...(byDay.get(day) ?? []), each]);
  }
  return byDay;
}
