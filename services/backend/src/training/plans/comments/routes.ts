import * as calls from "../../../contract/calls/comments.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute, requireUser} from "../../../core/http/define-route.ts";
import {sharedInPath} from "../../../core/http/shared-in-path.ts";
import {type RunInPathDeps, runInPath} from "../../runs/activities/run-in-path.ts";
import {listRows, runThread, type Thread, toComments, workoutThread} from "./threads.ts";
import {addComment, type CommentDeps, removeComment} from "./write-comments.ts";

export type CommentRouteDeps = CommentDeps & RunInPathDeps;

async function list({db}: CommentDeps, thread: Thread, me: string) {
  return {items: await toComments(db, thread, await listRows(db, thread), me)};
}

export function runCommentRoutes(deps: CommentRouteDeps) {
  const load = runInPath(deps);
  const listRoute = defineRoute(calls.list, load);
  const addRoute = defineRoute(calls.add, load);
  const removeRoute = defineRoute(calls.remove, load);
  return createApi()
    .openapi(listRoute, async (c) => {
      const thread = await runThread(deps.db, c.var.owner, c.var.shared, c.req.valid("param").id);
      return c.json({data: await list(deps, thread, requireUser(c).id)}, 200);
    })
    .openapi(addRoute, async (c) => {
      const thread = await runThread(deps.db, c.var.owner, c.var.shared, c.req.valid("param").id);
      return c.json({data: await addComment(deps, thread, requireUser(c).id, c.req.valid("json"))}, 201);
    })
    .openapi(removeRoute, async (c) => {
      const {id, comment_id} = c.req.valid("param");
      const thread = await runThread(deps.db, c.var.owner, c.var.shared, id);
      await removeComment(deps, thread, requireUser(c).id, comment_id);
      return c.json({data: {removed: true as const}}, 200);
    });
}

export function workoutCommentRoutes(deps: CommentRouteDeps) {
  const load = sharedInPath(deps);
  const listRoute = defineRoute(calls.listOfWorkout, load);
  const addRoute = defineRoute(calls.addToWorkout, load);
  const removeRoute = defineRoute(calls.removeFromWorkout, load);
  return createApi()
    .openapi(listRoute, async (c) => {
      const thread = await workoutThread(deps.db, c.var.owner, c.var.shared, c.req.valid("param").workout_id);
      return c.json({data: await list(deps, thread, requireUser(c).id)}, 200);
    })
    .openapi(addRoute, async (c) => {
      const thread = await workoutThread(deps.db, c.var.owner, c.var.shared, c.req.valid("param").workout_id);
      const input = {...c.req.valid("json"), second: null};
      return c.json({data: await addComment(deps, thread, requireUser(c).id, input)}, 201);
    })
    .openapi(removeRoute, async (c) => {
      const {workout_id, comment_id} = c.req.valid("param");
      const thread = await workoutThread(deps.db, c.var.owner, c.var.shared, workout_id);
      await removeComment(deps, thread, requireUser(c).id, comment_id);
      return c.json({data: {removed: true as const}}, 200);
    });
}
