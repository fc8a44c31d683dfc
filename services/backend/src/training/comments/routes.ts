import {z} from "@hono/zod-openapi";
import {
  comment,
  commentList,
  commentRemoval,
  newRunComment,
  newWorkoutComment,
} from "../../contract/comments.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, requireUser} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {sharedInPath} from "../../core/http/shared-in-path.ts";
import {type RunInPathDeps, runInPath} from "../activities/run-in-path.ts";
import {listRows, runThread, type Thread, toComments, workoutThread} from "./threads.ts";
import {addComment, type CommentDeps, removeComment} from "./write-comments.ts";

export type CommentRouteDeps = CommentDeps & RunInPathDeps;

const tags = ["comments"];
const runParams = z.object({id: z.string().max(64)});
const workoutParams = runParams.extend({workout_id: z.string().max(64)});
const one = {comment_id: z.string().max(64)};

const ADDED = {
  201: reply(comment),
  400: refusal("invalid"),
  ...GUARDED,
  422: refusal("limit_reached"),
  429: refusal("rate_limited"),
};

async function list({db}: CommentDeps, thread: Thread, me: string) {
  return {items: await toComments(db, thread, await listRows(db, thread), me)};
}

/** Below `/b/api/v1/activities`. */
export function runCommentRoutes(deps: CommentRouteDeps) {
  const load = runInPath(deps);
  const listRoute = defineRoute("comment.read", load, {
    method: "get",
    path: "/{id}/comments",
    tags,
    summary: "What its runner and those they share with said about a run",
    request: {params: runParams},
    responses: {200: reply(commentList), ...GUARDED},
  });
  const addRoute = defineRoute("comment.write", load, {
    method: "post",
    path: "/{id}/comments",
    tags,
    summary: "Say something about a run, or a second of it",
    request: {params: runParams, body: jsonBody(newRunComment)},
    responses: ADDED,
  });
  const removeRoute = defineRoute("comment.write", load, {
    method: "delete",
    path: "/{id}/comments/{comment_id}",
    tags,
    summary: "Take a comment back: its author, or whose run it is. Works twice",
    request: {params: runParams.extend(one)},
    responses: {200: reply(commentRemoval), ...GUARDED},
  });
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

/** Below `/b/api/v1/users`. */
export function workoutCommentRoutes(deps: CommentRouteDeps) {
  const load = sharedInPath(deps);
  const path = "/{id}/workouts/{workout_id}/comments" as const;
  const listRoute = defineRoute("comment.read", load, {
    method: "get",
    path,
    tags,
    summary: "What its runner and those they share with said about a workout",
    request: {params: workoutParams},
    responses: {200: reply(commentList), ...GUARDED},
  });
  const addRoute = defineRoute("comment.write", load, {
    method: "post",
    path,
    tags,
    summary: "Say something about a workout",
    request: {params: workoutParams, body: jsonBody(newWorkoutComment)},
    responses: ADDED,
  });
  const removeRoute = defineRoute("comment.write", load, {
    method: "delete",
    path: `${path}/{comment_id}`,
    tags,
    summary: "Take a comment back: its author, or whose workout it is. Works twice",
    request: {params: workoutParams.extend(one)},
    responses: {200: reply(commentRemoval), ...GUARDED},
  });
  return createApi()
    .openapi(listRoute, async (c) => {
      const thread = await workoutThread(deps.db, c.var.owner, c.var.shared, c.req.valid("param").workout_id);
      return c.json({data: await list(deps, thread, requireUser(c).id)}, 200);
    })
    .openapi(addRoute, async (c) => {
      const thread = await workoutThread(deps.db, c.var.owner, c.var.shared, c.req.valid("param").workout_id);
      const said = {...c.req.valid("json"), second: null};
      return c.json({data: await addComment(deps, thread, requireUser(c).id, said)}, 201);
    })
    .openapi(removeRoute, async (c) => {
      const {workout_id, comment_id} = c.req.valid("param");
      const thread = await workoutThread(deps.db, c.var.owner, c.var.shared, workout_id);
      await removeComment(deps, thread, requireUser(c).id, comment_id);
      return c.json({data: {removed: true as const}}, 200);
    });
}
