import type {PlanSummary} from "../../../contract/plans.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import {seesPlan, type Viewer} from "../../runs/activities/to-activity.ts";
import type {training_plan} from "../planned/tables.ts";
import {localizePlanTitle} from "./localize-plan.ts";

export interface PlanReader {
  readonly viewer: Viewer;
  readonly page: PageLocale;
}

export type PlanRow = typeof training_plan.$inferSelect;

/** A plan as the calendar shows it. Listed, not spread; below the level `plan`, its title and days alone. */
export function toPlanSummary(row: PlanRow, {viewer, page}: PlanReader): PlanSummary {
  return {
    id: row.id,
    user_id: row.user_id,
    title: localizePlanTitle(row, page),
    state: row.state,
    library_id: row.library_id,
    is_adaptive: row.is_adaptive,
    has_supplementals: row.has_supplementals,
    from: row.from_day,
    to: row.to_day,
    ...(seesPlan(viewer) ? content(row) : {phases: [], weeks: [], race: null}),
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
    deleted: row.deleted_at?.toISOString() ?? null,
    version: row.version,
  };
}

function content(row: PlanRow): Pick<PlanSummary, "phases" | "weeks" | "race"> {
  return {
    phases: row.phases.map(({name, from, to, reason}) => ({name, from, to, reason})),
    weeks: row.weeks.map(({start, phase, kind, target, stress, seconds, limit}) => ({
      start,
      phase,
      kind,
      target,
      stress,
      seconds,
      limit,
    })),
    race: raceOf(row),
  };
}

function raceOf({race_event_id, race_day, race_distance}: PlanRow): PlanSummary["race"] {
  if (race_day === null || race_distance === null) return null;
  return {event_id: race_event_id, day: race_day, distance: race_distance};
}
