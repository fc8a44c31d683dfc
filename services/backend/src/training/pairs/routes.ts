import {z} from "@hono/zod-openapi";
import {PAIR_KINDS} from "../../contract/pair-values.ts";
import {pairBody, pairList, pair as pairReply} from "../../contract/pairs.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {requireRun} from "../activities/get-run.ts";
import {type RunInPathDeps, runInPath} from "../activities/run-in-path.ts";
import {listPairs, pairRun, unpairRun} from "./pair-runs.ts";

interface PairDeps extends RunInPathDeps {
  readonly now: () => Date;
}

const tags = ["activities"];
const params = z.object({id: z.string().max(64)});
const oneParams = params.extend({kind: z.enum(PAIR_KINDS)});

/** Below `/b/api/v1/activities`. */
export function pairRoutes(deps: PairDeps) {
  const load = runInPath(deps);
  const listRoute = defineRoute("run.plan", load, {
    method: "get",
    path: "/{id}/pairs",
    tags,
    summary: "Which workout and which event a run was",
    request: {params},
    responses: {200: reply(pairList), ...GUARDED},
  });
  const pairRoute = defineRoute("run.write", load, {
    method: "put",
    path: "/{id}/pairs/{kind}",
    tags,
    summary: "Say which workout or event a run was",
    request: {params: oneParams, body: jsonBody(pairBody)},
    responses: {200: reply(pairReply), 400: refusal("invalid"), ...GUARDED},
  });
  const unpairRoute = defineRoute("run.write", load, {
    method: "delete",
    path: "/{id}/pairs/{kind}",
    tags,
    summary: "Take a run and its workout or event apart, for good. Works twice",
    request: {params: oneParams},
    responses: {200: reply(pairReply), 400: refusal("invalid"), ...GUARDED},
  });

  return createApi()
    .openapi(listRoute, async (c) => {
      const run = await requireRun(deps, c.var.owner, c.var.shared, c.req.valid("param").id);
      return c.json({data: {items: await listPairs(deps.db, run.id)}}, 200);
    })
    .openapi(pairRoute, async (c) => {
      const {id: activity_id, kind} = c.req.valid("param");
      const whose = {owner: c.var.owner, activity_id, kind};
      return c.json({data: await pairRun(deps, whose, c.req.valid("json").target_id)}, 200);
    })
    .openapi(unpairRoute, async (c) => {
      const {id: activity_id, kind} = c.req.valid("param");
      return c.json({data: await unpairRun(deps, {owner: c.var.owner, activity_id, kind})}, 200);
    });
}
