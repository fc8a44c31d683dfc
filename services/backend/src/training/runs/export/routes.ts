import {Readable} from "node:stream";
import {brand} from "@gradus/schemas/brand";
import * as calls from "../../../contract/calls/run-export.ts";
import {createApi} from "../../../core/http/api.ts";
import {defineRoute, ownerInPath} from "../../../core/http/define-route.ts";
import type {RunExportDeps} from "./export-deps.ts";
import {issueRunExportLink, openRunExport} from "./export-link.ts";
import {getRunExport, requestRunExport} from "./request-run-export.ts";

const stateRoute = defineRoute(calls.state, ownerInPath);
const requestRoute = defineRoute(calls.request, ownerInPath);
const linkRoute = defineRoute(calls.createLink, ownerInPath);
const fileRoute = defineRoute(calls.download, null);

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
