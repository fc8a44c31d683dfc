import {etag} from "hono/etag";
import * as calls from "../../../contract/calls/own-workout-library.ts";
import {createApi} from "../../../core/http/api.ts";
import {callerAsOwner, defineRoute} from "../../../core/http/define-route.ts";
import type {LibraryDeps} from "./library-deps.ts";
import {addCollection, editCollection, readOwnLibrary} from "./own-library.ts";

const readRoute = defineRoute(calls.read, callerAsOwner, [etag({weak: true})]);
const addRoute = defineRoute(calls.add, callerAsOwner);
const editRoute = defineRoute(calls.edit, callerAsOwner);

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
