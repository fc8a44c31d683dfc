import {z} from "@hono/zod-openapi";
import type {Context} from "hono";
import {activityDetail, activityDetailQuery, mapQuery} from "../../contract/activities.ts";
import {distributions, distributionsQuery} from "../../contract/distributions.ts";
import {type FirstEfforts, firstEfforts} from "../../contract/power-curve.ts";
import {type AppEnv, createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED} from "../../core/http/define-route.ts";
import {refusal, reply} from "../../core/http/describe.ts";
import {placesHiddenFrom} from "../places/places.ts";
import {getDistributions} from "./distributions.ts";
import {originalOf, runAsCsv, runAsFit, runAsMap} from "./export-run.ts";
import {getRun, notFound, type RunDetailDeps, requireRun} from "./get-run.ts";
import {type RunInPathDeps, runInPath} from "./run-in-path.ts";
import type {RunRow} from "./run-repository.ts";

export type RunRouteDeps = RunInPathDeps &
  RunDetailDeps & {readonly firstEfforts: (row: RunRow) => Promise<FirstEfforts>};

const tags = ["activities"];
const params = z.object({id: z.string().max(64)});
const file = (type: string, description: string) => ({
  description,
  content: {[type]: {schema: z.any()}},
});
const RESOLUTIONS = {1: 1, 2: 2, 3: 3} as const;

/** Below `/b/api/v1/activities`. */
export function runRoutes(deps: RunRouteDeps) {
  const load = runInPath(deps);
  const hiddenIn = ({var: {owner, shared}}: Context<AppEnv>) => placesHiddenFrom(deps.db, owner, shared);
  const detailRoute = defineRoute("run.read", load, {
    method: "get",
    path: "/{id}",
    tags,
    summary: "A run second by second",
    request: {params, query: activityDetailQuery},
    responses: {200: reply(activityDetail), 400: refusal("invalid"), ...GUARDED},
  });
  const distributionsRoute = defineRoute("run.read", load, {
    method: "get",
    path: "/{id}/stats/distributions",
    tags,
    summary: "How long each power, heart rate, cadence and grade was held",
    request: {params, query: distributionsQuery},
    responses: {200: reply(distributions), 400: refusal("invalid"), ...GUARDED},
  });
  const firstsRoute = defineRoute("run.read", load, {
    method: "get",
    path: "/{id}/firsts",
    tags,
    summary: "Over which durations the run was better than all before it",
    request: {params},
    responses: {200: reply(firstEfforts), ...GUARDED},
  });
  const fitRoute = defineRoute("run.read", load, {
    method: "get",
    path: "/{id}/fit",
    tags,
    summary: "The run as a FIT file, edits included",
    request: {params},
    responses: {200: file("application/vnd.ant.fit", "The file"), ...GUARDED},
  });
  const csvRoute = defineRoute("run.read", load, {
    method: "get",
    path: "/{id}/csv",
    tags,
    summary: "The run as a table, one row a second",
    request: {params},
    responses: {200: file("text/csv", "The table"), ...GUARDED},
  });
  const mapRoute = defineRoute("run.read", load, {
    method: "get",
    path: "/{id}/map",
    tags,
    summary: "Where the run went, drawn without tiles",
    request: {params, query: mapQuery},
    responses: {200: file("image/svg+xml", "The picture"), 400: refusal("invalid"), ...GUARDED},
  });
  const originalRoute = defineRoute("run.original", load, {
    method: "get",
    path: "/{id}/original",
    tags,
    summary: "The file as it came, for whoever sent it",
    request: {params},
    responses: {200: file("application/octet-stream", "The file"), ...GUARDED},
  });

  return createApi()
    .openapi(detailRoute, async (c) => {
      const row = await requireRun(deps, c.var.owner, c.var.shared, c.req.valid("param").id);
      const data = await getRun(deps, row, c.var.shared, c.req.valid("query").resolution);
      c.header("etag", `"${data.version}"`);
      return c.json({data}, 200);
    })
    .openapi(distributionsRoute, async (c) => {
      const row = await requireRun(deps, c.var.owner, c.var.shared, c.req.valid("param").id);
      const byLap = c.req.valid("query").laps === "true";
      return c.json({data: await getDistributions(deps, row, c.var.shared, byLap)}, 200);
    })
    .openapi(firstsRoute, async (c) => {
      const row = await requireRun(deps, c.var.owner, c.var.shared, c.req.valid("param").id);
      return c.json({data: await deps.firstEfforts(row)}, 200);
    })
    .openapi(fitRoute, async (c) => {
      const row = await requireRun(deps, c.var.owner, c.var.shared, c.req.valid("param").id);
      const shown = c.var.shared === null ? row : {...row, device: {...row.device, serial: null}};
      const fit = await runAsFit(deps, shown, await hiddenIn(c));
      c.header("content-disposition", `attachment; filename="${row.id}.fit"`);
      return c.body(new Uint8Array(fit), 200, {"content-type": "application/vnd.ant.fit"});
    })
    .openapi(csvRoute, async (c) => {
      const row = await requireRun(deps, c.var.owner, c.var.shared, c.req.valid("param").id);
      c.header("content-disposition", `attachment; filename="${row.id}.csv"`);
      return c.body(await runAsCsv(deps, row, await hiddenIn(c)), 200, {
        "content-type": "text/csv; charset=utf-8",
      });
    })
    .openapi(mapRoute, async (c) => {
      const row = await requireRun(deps, c.var.owner, c.var.shared, c.req.valid("param").id);
      const {theme, resolution} = c.req.valid("query");
      const look = {theme, resolution: RESOLUTIONS[resolution]};
      const svg = await runAsMap(deps, row, look, await hiddenIn(c));
      if (svg === null) throw notFound();
      c.header("content-security-policy", "default-src 'none'; sandbox");
      c.header("x-content-type-options", "nosniff");
      return c.body(svg, 200, {"content-type": "image/svg+xml"});
    })
    .openapi(originalRoute, async (c) => {
      const row = await requireRun(deps, c.var.owner, c.var.shared, c.req.valid("param").id);
      const {kind, bytes} = await originalOf(deps, row);
      c.header("content-disposition", `attachment; filename="${row.id}.${kind}"`);
      c.header("x-content-type-options", "nosniff");
      return c.body(new Uint8Array(bytes), 200, {"content-type": "application/octet-stream"});
    });
}
