import {planLibrary, planLibraryQuery} from "../../contract/plan-library.ts";
import {createApi} from "../../core/http/api.ts";
import {actorsOwn, defineRoute, GUARDED} from "../../core/http/define-route.ts";
import {refusal, reply} from "../../core/http/describe.ts";
import {hasAnswer} from "../history/state-tag.ts";
import type {LibraryDeps} from "./library-deps.ts";
import {readPlanLibrary} from "./read-plan-library.ts";

const plansRoute = defineRoute("user.read", actorsOwn, {
  method: "get",
  path: "/library",
  tags: ["planning"],
  summary: "Plans everybody can start",
  request: {query: planLibraryQuery},
  responses: {
    200: reply(planLibrary),
    304: {description: "As it was"},
    400: refusal("invalid"),
    ...GUARDED,
  },
});

/** Below `/b/api/v1/plans`. */
export function planLibraryRoutes(deps: LibraryDeps) {
  return createApi().openapi(plansRoute, async (c) => {
    const {tag, read} = await readPlanLibrary(deps, c.var.owner, c.req.valid("query"));
    c.header("etag", tag);
    if (hasAnswer(c, tag)) return c.body(null, 304);
    return c.json({data: read()}, 200);
  });
}
