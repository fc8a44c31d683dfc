import {EVENT_KINDS, type EventKind} from "../../../contract/event-values.ts";
import type {CalendarEvent} from "../../../contract/events.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import {seesPlan, seesRunner, type Viewer} from "../../runs/activities/to-activity.ts";
import {eventTitle} from "../planned/event-title.ts";
import type {calendar_event} from "../planned/tables.ts";

export type EventRow = typeof calendar_event.$inferSelect;

export interface EventContext {
  readonly viewer: Viewer;
  readonly page: PageLocale;
  /** The run that is paired with it, unless that is deleted. */
  readonly activity_id: string | null;
  /** Who wrote it, where that was not its runner. */
  readonly author: {readonly id: string; readonly name: string} | null;
}

const PUBLIC: readonly EventKind[] = ["race", "event"];

/** Event kinds in a calendar that a viewer may see: the athlete's condition and notes are for a coach only. */
export const kindsFor = (viewer: Viewer): readonly EventKind[] => (seesRunner(viewer) ? EVENT_KINDS : PUBLIC);

/** Listed, not spread: a new column must not leave by accident. Below `plan`, title and days alone. */
export function toCalendarEvent(
  row: EventRow,
  {viewer, page, activity_id, author}: EventContext,
): CalendarEvent {
  const shown = head(row, page);
  if (!seesPlan(viewer)) return shown;
  return {
    ...shown,
    desc: row.desc,
    distance: row.distance,
    goal_time: row.goal_time,
    goal_power: row.goal_power,
    course_id: row.course_id,
    priority: row.priority,
    activity_id,
    author,
  };
}

function head(row: EventRow, page: PageLocale): CalendarEvent {
  return {
    id: row.id,
    user_id: row.user_id,
    kind: row.kind,
    title: eventTitle(row, page),
    desc: "",
    day: row.day,
    until: row.until,
    time: row.time,
    start_time: row.start_time?.toISOString() ?? null,
    distance: null,
    goal_time: null,
    goal_power: null,
    course_id: null,
    priority: null,
    activity_id: null,
    author: null,
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
    deleted: row.deleted_at?.toISOString() ?? null,
    version: row.version,
  };
}
