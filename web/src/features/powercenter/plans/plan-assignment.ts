import type {AthleteRow} from "@gradus/backend/contract/athletes";
import type {LibraryPlan} from "@gradus/backend/contract/plan-library";
import type {PlanStart} from "@gradus/backend/contract/plans";
import {failureMessage} from "@/client/forms/failure-message";
import {startPlan} from "@/client/resources/use-plans";
import {fullDayWords} from "../format/day-words";
import type {PlanBy} from "./plan-day-fields";
import type {PlansContext} from "./plans-messages";
import {startFailures} from "./start-failures";

export interface Assignment {
  readonly library: LibraryPlan;
  readonly athletes: readonly AthleteRow[];
  readonly by: PlanBy;
  readonly day: string;
}

export interface AssignmentResult {
  readonly athlete: AthleteRow;
  readonly found: PlanStart | null;
  readonly problem: string | null;
}

interface AssignOptions {
  /** A dry run stores nothing. */
  readonly isDryRun: boolean;
  readonly context: Pick<PlansContext, "t">;
}

/**
 * Sends one request after another: each plan is computed from all runs of its athlete. A refusal does not
 * stop the rest.
 */
export async function assignToEach(
  assignment: Assignment,
  {isDryRun, context: {t}}: AssignOptions,
): Promise<AssignmentResult[]> {
  const {library, by, day} = assignment;
  const body = {
    library_id: library.id,
    race: by === "race" && library.distance !== null ? {day, distance: library.distance} : null,
    start: by === "start" ? day : null,
    dry_run: isDryRun,
  };
  const answers: AssignmentResult[] = [];
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
