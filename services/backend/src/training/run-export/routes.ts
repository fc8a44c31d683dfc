import {Readable} from "node:stream";
import {brand} from "@gradus/schemas/brand";
import {z} from "@hono/zod-openapi";
import {runExport, runExportLink, runExportReply, runExportRequest} from "../../contract/run-export.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import type {RunExportDeps} from "./export-deps.ts";
import {issueRunExportLink, openRunExport} from "./export-link.ts";
import {getRunExport, requestRunExport} from "./request-run-export.ts";

const tags = ["activities"];
const params = z.object({id: z.string().max(64)});

const stateRoute = defineRoute("run.original", ownerInPath, {
  method: "get",
  path: "/{id}/activities/export",
  tags,
  summary: "How far the newest file of all runs is",
  request: {params},
  responses: {200: reply(runExportReply), ...GUARDED},
});

const requestRoute = defineRoute("privacy.write", ownerInPath, {
  method: "post",
  path: "/{id}/activities/export",
  tags,
  summary: "Ask for all runs in one file: FIT, CSV or as they came. One at a time",
  request: {params, body: jsonBody(runExportRequest)},
  responses: {202: reply(runExport), 400: refusal("invalid"), ...GUARDED, 409: refusal("conflict")},
});

const linkRoute = defineRoute("privacy.write", ownerInPath, {
  method: "post",
  path: "/{id}/activities/export/link",
  tags,
  summary: "An address to fetch the file from, for ten minutes",
  request: {params, body: jsonBody(z.strictObject({}))},
  responses: {200: reply(runExportLink), 400: refusal("invalid"), ...GUARDED},
});

const fileRoute = defineRoute("public", null, {
  method: "get",
  path: "/run-exports/{token}",
  tags,
  summary: "What an address of a file of runs leads to",
  request: {params: z.object({token: z.string().max(128)})},
  responses: {
    200: {
      description: "A zip",
      content: {"application/zip": {schema: z.string().openapi({format: "binary"})}},
    },
    404: refusal("not_found"),
  },
});

/** Below `/b/api/v1/users`, before what takes any word for the id of a run. */
export function runExportRoutes(deps: RunExportDeps) {
  return createApi()
    .openapi(stateRoute, async (c) => c.json({data: {export: await getRunExport(deps.db, c.var.owner)}}, 200))
    .openapi(requestRoute, async (c) => {
      const {format} = c.req.valid("json");
      return c.json({data: await requestRunExport(deps, c.var.owner, format)}, 202);
    })
    .openapi(linkRoute, async (c) => {
      c.header("cache-control", "no-store");
      return c.json({data: await issueRunExportLink(deps, c.var.owner)}, 200);
    });
}

/** Below `/b`: what a browser fetches without a bearer. */
export function runExportFileRoutes(deps: RunExportDeps) {
  return createApi().openapi(fileRoute, async (c) => {
    const {file, day} = await openRunExport(deps, c.req.valid("param").token);
    c.header("content-type", "application/zip");
    c.header("content-disposition", `attachment; filename="${brand.name.toLowerCase()}-runs-${day}.zip"`);
    c.header("cache-control", "private, no-store");
    c.header("x-content-type-options", "nosniff");
    c.header("content-security-policy", "default-src 'none'; sandbox");
    return c.body(Readable.toWeb(file), 200);
  });
}
