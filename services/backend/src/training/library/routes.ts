import {
  libraryQuery,
  newTemplate,
  templateEdit,
  templateRemoval,
  templateRemovalQuery,
  workoutLibrary,
  workoutTemplate,
} from "../../contract/workout-library.ts";
import {createApi} from "../../core/http/api.ts";
import {actorsOwn, defineRoute, GUARDED} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {hasAnswer} from "../history/state-tag.ts";
import type {LibraryDeps} from "./library-deps.ts";
import {readLibrary} from "./read-library.ts";
import {addTemplate, removeTemplate, replaceTemplate} from "./write-templates.ts";

const tags = ["planning"];

const libraryRoute = defineRoute("user.read", actorsOwn, {
  method: "get",
  path: "/library",
  tags,
  summary: "Workouts everybody has, worked out for whoever asks",
  request: {query: libraryQuery},
  responses: {
    200: reply(workoutLibrary),
    304: {description: "As it was"},
    400: refusal("invalid"),
    ...GUARDED,
  },
});

const addRoute = defineRoute("plan.write", actorsOwn, {
  method: "post",
  path: "/",
  tags,
  summary: "Keep a workout of one's own, to be planned again",
  request: {body: jsonBody(newTemplate)},
  responses: {
    201: reply(workoutTemplate),
    400: refusal("invalid"),
    ...GUARDED,
    422: refusal("workout_unusable", "limit_reached"),
  },
});

const replaceRoute = defineRoute("plan.write", actorsOwn, {
  method: "put",
  path: "/",
  tags,
  summary: "Replace a workout of one's own",
  request: {body: jsonBody(templateEdit)},
  responses: {
    200: reply(workoutTemplate),
    400: refusal("invalid"),
    ...GUARDED,
    409: refusal("conflict"),
    422: refusal("workout_unusable"),
  },
});

const removeRoute = defineRoute("plan.write", actorsOwn, {
  method: "delete",
  path: "/",
  tags,
  summary: "Remove a workout of one's own; what was planned of it stays",
  request: {query: templateRemovalQuery},
  responses: {200: reply(templateRemoval), 400: refusal("invalid"), ...GUARDED},
});

/** Below `/b/api/v1/workouts`. */
export function libraryRoutes(deps: LibraryDeps) {
  return createApi()
    .openapi(libraryRoute, async (c) => {
      const {tag, read} = await readLibrary(deps, c.var.owner, c.req.valid("query"));
      c.header("etag", tag);
      if (hasAnswer(c, tag)) return c.body(null, 304);
      return c.json({data: read()}, 200);
    })
    .openapi(addRoute, async (c) => {
      const data = await addTemplate(deps, c.var.owner, c.req.valid("json"));
      c.header("etag", `"${data.version}"`);
      return c.json({data}, 201);
    })
    .openapi(replaceRoute, async (c) => {
      const data = await replaceTemplate(deps, c.var.owner, c.req.valid("json"));
      c.header("etag", `"${data.version}"`);
      return c.json({data}, 200);
    })
    .openapi(removeRoute, async (c) => {
      await removeTemplate(deps, c.var.owner, c.req.valid("query").id);
      return c.json({data: {removed: true as const}}, 200);
    });
}
