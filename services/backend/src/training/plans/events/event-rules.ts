import {daysBetween} from "@gradus/training/numbers/days";
import {createAccountRepository} from "../../../accounts/account/account-repository.ts";
import {EVENT_BOUNDS} from "../../../contract/event-values.ts";
import type {NewEvent} from "../../../contract/events.ts";
import type {FieldCode} from "../../../contract/field-code.ts";
import type {Db} from "../../../core/db/db.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import {createCourseRepository} from "../../power/races/course-repository.ts";
import {plannedStart} from "../planned/planned-start.ts";

const RACE_FIELDS = ["goal_time", "goal_power", "course_id", "priority"] as const;

export async function requireValidEvent(tx: Db, user_id: string, event: NewEvent) {
  if (event.goal_time !== null && event.goal_power !== null)
    throw new AppError("target_conflict", "A race has one goal: a time or a power");
  const wrong = {...wrongDays(event), ...wrongKind(event), ...(await wrongCourse(tx, user_id, event))};
  if (Object.keys(wrong).length > 0)
    throw new AppError("invalid", "The fields do not fit", {field_errors: wrong});
}

type FieldErrors = Readonly<Record<string, FieldCode>>;

function wrongDays({day, until}: NewEvent): FieldErrors {
  if (until === null) return {};
  const days = daysBetween(day, until);
  return days < 0 || days > EVENT_BOUNDS.length.max ? {until: "out_of_range"} : {};
}

function wrongKind(event: NewEvent): FieldErrors {
  if (event.kind === "race") return {};
  const setFields = RACE_FIELDS.filter((field) => event[field] !== null);
  return Object.fromEntries(setFields.map((field) => [field, "unknown_field" as const]));
}

async function wrongCourse(tx: Db, user_id: string, {kind, course_id}: NewEvent): Promise<FieldErrors> {
  if (kind !== "race" || course_id === null) return {};
  const course = await createCourseRepository(tx).get(user_id, course_id);
  return course ? {} : {course_id: "unknown_value"};
}

/** The moment of a day and a time where the runner lives; where clocks are put back, the first of the two. */
export async function startOf(tx: Db, user_id: string, day: string, time: string | null) {
  if (time === null) return null;
  const profile = await createAccountRepository(tx).getProfile(user_id);
  if (!profile) throw notFound();
  return plannedStart(day, time, profile.timezone);
}
