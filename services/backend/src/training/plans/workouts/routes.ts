import type {z} from "@hono/zod-openapi";
import type {Context} from "hono";
import * as calls from "../../../contract/calls/workouts.ts";
import {WORKOUT_BOUNDS} from "../../../contract/workout-values.ts";
import type {NewWorkout, scheduleQuery} from "../../../contract/workouts.ts";
import {AppError} from "../../../core/errors.ts";
import {type AppEnv, createApi} from "../../../core/http/api.ts";
import {defineRoute, requireUser} from "../../../core/http/define-route.ts";
import {requestLocale} from "../../../core/http/request-locale.ts";
import {type SharedInPathDeps, sharedInPath} from "../../../core/http/shared-in-path.ts";
import {addWorkout, scheduleWorkout} from "./add-workouts.ts";
import {copyWorkouts} from "./copy-workouts.ts";
import {deleteWorkouts, restoreWorkouts} from "./delete-workouts.ts";
import {editWorkout, getWorkout} from "./edit-workout.ts";
import {rescheduleWorkouts} from "./reschedule-workouts.ts";
import type {WorkoutDeps, Writer} from "./workout-deps.ts";
import {workoutFile} from "./workout-file.ts";

export type WorkoutRouteDeps = WorkoutDeps & SharedInPathDeps;

export const writerOf = (c: Context<AppEnv>): Writer => ({
  owner: c.var.owner,
  actor: requireUser(c).id,
  page: requestLocale(c),
});

const readerOf = (c: Context<AppEnv>) => ({viewer: c.var.shared, page: requestLocale(c)});

function idsOf(text: string): string[] {
  const ids = [...new Set(text.split(",").filter((id) => id !== ""))];
  if (ids.length > 0 && ids.length <= WORKOUT_BOUNDS.together.max && ids.every((id) => id.length <= 64))
    return ids;
  throw new AppError("invalid", `Name 1 to ${WORKOUT_BOUNDS.together.max} workouts`, {
    field_errors: {id: "out_of_range"},
  });
}

const defineRoutes = (deps: WorkoutRouteDeps) => {
  const load = sharedInPath(deps);
  return {
    add: defineRoute(calls.add, load),
    get: defineRoute(calls.get, load),
    edit: defineRoute(calls.edit, load),
    reschedule: defineRoute(calls.rescheduleMany, load),
    copy: defineRoute(calls.copy, load),
    remove: defineRoute(calls.remove, load),
    restore: defineRoute(calls.restore, load),
    editOfPlan: defineRoute(calls.editOfPlan, load),
    removeOfPlan: defineRoute(calls.removeOfPlan, load),
    file: defineRoute(calls.file, load),
  };
};

export function workoutRoutes(deps: WorkoutRouteDeps) {
  const routes = defineRoutes(deps);
  return createApi()
    .openapi(routes.reschedule, async (c) => {
      const data = await rescheduleWorkouts(deps, writerOf(c), c.req.valid("json"));
      return c.json({data}, 200);
    })
    .openapi(routes.copy, async (c) => {
      const data = await copyWorkouts(deps, writerOf(c), c.req.valid("json"));
      return c.json({data}, 200);
    })
    .openapi(routes.restore, async (c) => {
      const items = await restoreWorkouts(deps, writerOf(c), c.req.valid("json").ids);
      return c.json({data: {items}}, 200);
    })
    .openapi(routes.add, async (c) => {
      const data = await addOrSchedule(deps, writerOf(c), c.req.valid("query"), c.req.valid("json"));
      c.header("etag", `"${data.version}"`);
      return c.json({data}, 201);
    })
    .openapi(routes.get, async (c) => {
      const data = await getWorkout(deps.db, c.var.owner, readerOf(c), c.req.valid("param").workout_id);
      c.header("etag", `"${data.version}"`);
      return c.json({data}, 200);
    })
    .openapi(routes.file, async (c) => {
      const {workout_id} = c.req.valid("param");
      const file = await workoutFile(deps, c.var.owner, readerOf(c), workout_id);
      c.header("content-disposition", `attachment; filename="${workout_id}.fit"`);
      return c.body(new Uint8Array(file), 200, {"content-type": "application/vnd.ant.fit"});
    })
    .openapi(routes.edit, async (c) => {
      const data = await editWorkout(deps, writerOf(c), c.req.valid("json"));
      return c.json({data}, 200);
    })
    .openapi(routes.remove, async (c) => {
      const {id, scope} = c.req.valid("query");
      const deleted = await deleteWorkouts(deps, writerOf(c), {ids: idsOf(id), scope});
      return c.json({data: {deleted}}, 200);
    })
    .openapi(routes.editOfPlan, async (c) => {
      const {plan_id, workout_id: id} = c.req.valid("param");
      const edit = {...c.req.valid("json"), id};
      return c.json({data: await editWorkout(deps, writerOf(c), edit, plan_id)}, 200);
    })
    .openapi(routes.removeOfPlan, async (c) => {
      const {plan_id, workout_id} = c.req.valid("param");
      const {scope} = c.req.valid("query");
      const deleted = await deleteWorkouts(deps, writerOf(c), {ids: [workout_id], scope, plan_id});
      return c.json({data: {deleted}}, 200);
    });
}

/** One way or the other: a body, or a workout of the library and a moment. */
function addOrSchedule(
  deps: WorkoutDeps,
  writer: Writer,
  {id, timestamp}: z.output<typeof scheduleQuery>,
  body: NewWorkout | object,
) {
  const sent = "blocks" in body ? body : null;
  if (id !== undefined && timestamp !== undefined && !sent)
    return scheduleWorkout(deps, writer, {id, timestamp: Number(timestamp)});
  if (id === undefined && timestamp === undefined && sent) return addWorkout(deps, writer, sent);
  throw new AppError("invalid", "Send a workout, or name one by id and timestamp", {
    field_errors: id === undefined ? {id: "required"} : {timestamp: "required"},
  });
}
