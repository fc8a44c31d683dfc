import type {CalendarEvent} from "@gradus/backend/contract/events";
import type {PlannedWorkout, PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";
import {browserSession} from "../session/browser-session";
import type {CachedSchedule} from "../session/cached-schedule";
import {failed, type Reply} from "../session/reply";

const USER = "/b/api/v1/users/{id}";
const DAY_S = 86_400;
/** One extra day at both ends, because the time zone of the account decides which day it is. */
const DAYS_BEFORE = 2;
const DAYS_AFTER = 9;
/** So far ahead a race is counted down to. */
const RACE_DAYS = 400;
const LIMIT = "1000";

type Own = {readonly id: string};

export async function readDays(
  owner: string,
  known: CachedSchedule | null,
  now: number,
): Promise<Reply<CachedSchedule>> {
  const params = {id: owner};
  const {callBackend} = browserSession();
  const [user, ahead, power] = await Promise.all([
    callBackend(`GET ${USER}`, {params}),
    readUpcomingDays(params, now),
    callBackend(`GET ${USER}/cp/auto`, {params}),
  ]);
  if (!user.ok) return failed(user.status, user.err);
  if (!ahead.ok) return failed(ahead.status, ahead.err);
  const workouts = await readWorkouts(params, ahead.data.workouts, known);
  if (!workouts.ok) return workouts;
  const {timezone, preferences} = user.data;
  return {
    ...user,
    data: {
      owner,
      readAt: now,
      timezone,
      distanceUnit: preferences.distance_unit,
      // A viewer without the right to read the power gets none.
      criticalPower: power.ok ? (power.data.in_force?.critical_power ?? null) : powerOf(known),
      workouts: workouts.data,
      events: ahead.data.events,
      restingPlan: ahead.data.restingPlan,
    },
  };
}

export interface UpcomingDays {
  readonly workouts: readonly PlannedWorkout[];
  /** Of the same days, and races long before they come. */
  readonly events: readonly CalendarEvent[];
  /** The id of a plan that rests; null without. */
  readonly restingPlan: string | null;
}

export async function readUpcomingDays(params: Own, now: number): Promise<Reply<UpcomingDays>> {
  const [near, far] = await Promise.all([
    readCalendar(params, "uw,ue,up", span(now, DAYS_BEFORE, DAYS_AFTER)),
    readCalendar(params, "ue", span(now, 0, RACE_DAYS)),
  ]);
  if (!near.ok) return failed(near.status, near.err);
  if (!far.ok) return failed(far.status, far.err);
  const races = withoutDeleted(far.data.events).filter(({kind}) => kind === "race");
  const events = new Map([...withoutDeleted(near.data.events), ...races].map((event) => [event.id, event]));
  const resting = withoutDeleted(near.data.plans).find(({state}) => state === "paused");
  return {
    ...near,
    data: {
      workouts: withoutDeleted(near.data.workouts),
      events: [...events.values()],
      restingPlan: resting?.id ?? null,
    },
  };
}

const powerOf = (known: CachedSchedule | null) => known?.criticalPower ?? null;

const span = (now: number, before: number, ahead: number) => ({
  from: String(Math.floor(now / 1000) - before * DAY_S),
  to: String(Math.floor(now / 1000) + ahead * DAY_S),
});

const readCalendar = (params: Own, fields: string, days: {readonly from: string; readonly to: string}) =>
  browserSession().callBackend(`GET ${USER}/calendar`, {params, query: {...days, fields, limit: LIMIT}});

/** Without what is left of deleted ones. */
function withoutDeleted<T extends object>(items: readonly T[] = []) {
  return items.filter((item): item is Exclude<T, {deleted: true}> => !("deleted" in item && item.deleted));
}

/** Reads workouts with their steps; those that did not change since are not requested again. */
async function readWorkouts(
  {id}: Own,
  items: readonly PlannedWorkout[],
  known: CachedSchedule | null,
): Promise<Reply<PlannedWorkoutDetail[]>> {
  const replies = await Promise.all(
    items.map((item): Promise<Reply<PlannedWorkoutDetail>> | PlannedWorkoutDetail => {
      const before = known?.workouts.find((each) => each.id === item.id && each.version === item.version);
      // Recomputed values, as after a change of critical power, are part of the calendar's response.
      if (before) return {...before, ...item};
      return browserSession().callBackend(`GET ${USER}/workouts/{workout_id}`, {
        params: {id, workout_id: item.id},
      });
    }),
  );
  const whole: PlannedWorkoutDetail[] = [];
  for (const reply of replies) {
    if (!("ok" in reply)) whole.push(reply);
    else if (reply.ok) whole.push(reply.data);
    // Deleted since the calendar was read.
    else if (reply.err.code !== "not_found") return reply;
  }
  return {ok: true, status: 200, data: whole, err: null};
}
