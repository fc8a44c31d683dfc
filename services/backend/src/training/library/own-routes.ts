import {etag} from "hono/etag";
import {
  collectionEdit,
  libraryQuery,
  newCollection,
  ownLibrary,
  workoutCollection,
} from "../../contract/workout-library.ts";
import {createApi} from "../../core/http/api.ts";
import {actorsOwn, defineRoute, GUARDED} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import type {LibraryDeps} from "./library-deps.ts";
import {addCollection, editCollection, readOwnLibrary} from "./own-library.ts";

const tags = ["planning"];
const path = "/workouts/library";

const readRoute = defineRoute("user.read", actorsOwn, {
  method: "get",
  path,
  tags,
  summary: "One's own workouts and collections, in their order",
  middleware: [etag({weak: true})],
  request: {query: libraryQuery.omit({locale: true})},
  responses: {
    200: reply(ownLibrary),
    304: {description: "As it was"},
    400: refusal("invalid"),
    ...GUARDED,
  },
});

const addRoute = defineRoute("plan.write", actorsOwn, {
  method: "post",
  path,
  tags,
  summary: "Begin a collection",
  request: {body: jsonBody(newCollection)},
  responses: {
    201: reply(workoutCollection),
    400: refusal("invalid"),
    ...GUARDED,
    422: refusal("limit_reached"),
  },
});

const editRoute = defineRoute("plan.write", actorsOwn, {
  method: "patch",
  path,
  tags,
  summary: "Rename, move, fill or end a collection",
  request: {body: jsonBody(collectionEdit)},
  responses: {200: reply(ownLibrary), 400: refusal("invalid"), ...GUARDED},
});

/** Below `/b/api/v1/users`, before what takes any word for the id of an account. */
export function ownLibraryRoutes(deps: LibraryDeps) {
  return createApi()
    .openapi(readRoute, async (c) => {
      const hasContent = c.req.valid("query").include_content === "true";
      return c.json({data: await readOwnLibrary(deps, c.var.owner, hasContent)}, 200);
    })
    .openapi(addRoute, async (c) =>
      c.json({data: await addCollection(deps, c.var.owner, c.req.valid("json").name)}, 201),
    )
    .openapi(editRoute, async (c) =>
      c.json({data: await editCollection(deps, c.var.owner, c.req.valid("json"))}, 200),
    );
}
