import {libraryQuery, workoutLibrary} from "../../contract/workout-library.ts";
import {createApi} from "../../core/http/api.ts";
import {actorsOwn, defineRoute, GUARDED} from "../../core/http/define-route.ts";
import {refusal, reply} from "../../core/http/describe.ts";
import {hasAnswer} from "../history/state-tag.ts";
import type {LibraryDeps} from "./library-deps.ts";
import {readLibrary} from "./read-library.ts";

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

/** Below `/b/api/v1/workouts`. */
export function libraryRoutes(deps: LibraryDeps) {
  return createApi().openapi(libraryRoute, async (c) => {
    const {tag, read} = await readLibrary(deps, c.var.owner, c.req.valid("query"));
    c.header("etag", tag);
    if (hasAnswer(c, tag)) return c.body(null, 304);
    return c.json({data: read()}, 200);
  });
}
