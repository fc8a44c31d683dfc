import type {Context} from "hono";
import * as calls from "../../../contract/calls/runs.ts";
import type {FirstEfforts} from "../../../contract/power-curve.ts";
import {notFound} from "../../../core/errors.ts";
import {type AppEnv, createApi} from "../../../core/http/api.ts";
import {defineRoute} from "../../../core/http/define-route.ts";
import {placesHiddenFrom} from "../places/places.ts";
import {getDistributions} from "./distributions.ts";
import {originalOf, runAsCsv, runAsFit, runAsMap} from "./export-run.ts";
import {getRun, type RunDetailDeps} from "./get-run.ts";
import {type RunInPathDeps, runInPath} from "./run-in-path.ts";
import type {RunRow} from "./run-repository.ts";
import {requireRun} from "./run-rules.ts";

export type RunRouteDeps = RunInPathDeps &
  RunDetailDeps & {readonly firstEfforts: (row: RunRow) => Promise<FirstEfforts>};
const RESOLUTIONS = {1: 1, 2: 2, 3: 3} as const;

export function runRoutes(deps: RunRouteDeps) {
  const load = runInPath(deps);
  const hiddenIn = ({var: {owner, shared}}: Context<AppEnv>) => placesHiddenFrom(deps.db, owner, shared);
  const detailRoute = defineRoute(calls.detail, load);
  const distributionsRoute = defineRoute(calls.readDistributions, load);
  const firstsRoute = defineRoute(calls.firsts, load);
  const fitRoute = defineRoute(calls.fit, load);
  const csvRoute = defineRoute(calls.csv, load);
  const mapRoute = defineRoute(calls.map, load);
  const originalRoute = defineRoute(calls.original, load);

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
      const drawOptions = {theme, resolution: RESOLUTIONS[resolution]};
      const svg = await runAsMap(deps, row, drawOptions, await hiddenIn(c));
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
