import type {AthleteLane} from "@gradus/backend/contract/athletes";
import type {LibraryPlan} from "@gradus/backend/contract/plan-library";
import type {PlanStart} from "@gradus/backend/contract/plans";
import {failureMessage} from "@/client/forms/failure-message";
import {startPlan} from "@/client/resources/use-plans";
import {fullDayWords} from "../format/day-words";
import type {PlanBy} from "./plan-day-fields";
import type {PlansKit} from "./plans-messages";
import {startFailures} from "./start-failures";

/** A plan of the library for these athletes, by the day of a race or by the day it starts. */
export interface Assignment {
  readonly library: LibraryPlan;
  readonly athletes: readonly AthleteLane[];
  readonly by: PlanBy;
  readonly day: string;
}

/** What it is for one of them, or why there is none. */
export interface PlanAnswer {
  readonly athlete: AthleteLane;
  readonly found: PlanStart | null;
  readonly problem: string | null;
}

interface Asking {
  /** A dry run stores nothing. */
  readonly isTry: boolean;
  readonly kit: Pick<PlansKit, "t">;
}

/**
 * Sends one request after another: each plan is computed from all runs of its athlete. A refusal does not
 * stop the rest.
 */
export async function askForEach(assignment: Assignment, {isTry, kit: {t}}: Asking): Promise<PlanAnswer[]> {
  const {library, by, day} = assignment;
  const body = {
    library_id: library.id,
    race: by === "race" && library.distance !== null ? {day, distance: library.distance} : null,
    start: by === "start" ? day : null,
    dry_run: isTry,
  };
  const answers: PlanAnswer[] = [];
  for (const athlete of assignment.athletes) {
    const reply = await startPlan(body, athlete.user_id);
    if (!reply.ok) {
      const problem = failureMessage(reply.err, t, startFailures(reply.err, {t, athlete}));
      answers.push({athlete, found: null, problem});
    } else {
      const {running} = reply.data;
      const to = running && fullDayWords(t.formatLocale, running.to);
      const problem = running && t("plans.runningText", {title: running.title, to: to ?? ""});
      answers.push({athlete, found: reply.data, problem});
    }
  }
  return answers;
}
