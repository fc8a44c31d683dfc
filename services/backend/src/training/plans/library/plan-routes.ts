import * as calls from "../../../contract/calls/plan-library.ts";
import {createApi} from "../../../core/http/api.ts";
import {callerAsOwner, defineRoute} from "../../../core/http/define-route.ts";
import {hasAnswer} from "../../power/history/state-tag.ts";
import type {LibraryDeps} from "./library-deps.ts";
import {readPlanLibrary} from "./read-plan-library.ts";

const plansRoute = defineRoute(calls.plans, callerAsOwner);

export function planLibraryRoutes(deps: LibraryDeps) {
  return createApi().openapi(plansRoute, async (c) => {
    const {tag, read} = await readPlanLibrary(deps, c.var.owner, c.req.valid("query"));
    c.header("etag", tag);
    if (hasAnswer(c, tag)) return c.body(null, 304);
    return c.json({data: read()}, 200);
  });
}
