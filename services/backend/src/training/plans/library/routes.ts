import * as calls from "../../../contract/calls/workout-library.ts";
import {createApi} from "../../../core/http/api.ts";
import {callerAsOwner, defineRoute} from "../../../core/http/define-route.ts";
import {hasAnswer} from "../../power/history/state-tag.ts";
import type {LibraryDeps} from "./library-deps.ts";
import {readLibrary} from "./read-library.ts";
import {addTemplate, removeTemplate, replaceTemplate} from "./write-templates.ts";

const libraryRoute = defineRoute(calls.library, callerAsOwner);
const addRoute = defineRoute(calls.add, callerAsOwner);
const replaceRoute = defineRoute(calls.replace, callerAsOwner);
const removeRoute = defineRoute(calls.remove, callerAsOwner);

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
