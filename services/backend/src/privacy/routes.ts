import {Readable} from "node:stream";
import {brand} from "@gradus/schemas/brand";
import type {AccountDeps} from "../accounts/account-deps.ts";
import {requireFreshSignIn} from "../accounts/sessions/fresh-sign-in.ts";
import * as calls from "../contract/calls/privacy.ts";
import {createApi} from "../core/http/api.ts";
import {defineRoute, ownerInPath, requireUser} from "../core/http/define-route.ts";
import {keepNoReply} from "../core/idempotency/idempotency.ts";
import type {JobKinds} from "../core/jobs/job-kind.ts";
import type {Enqueue} from "../core/jobs/job-queue.ts";
import type {PersonalTable} from "../core/personal-data/personal-table.ts";
import type {PrivateFiles} from "../core/storage/private-files.ts";
import {issueExportLink, LINK_SECONDS, openExport} from "./export-link.ts";
import {cancelDeletion, requestDeletion} from "./request-deletion.ts";
import {getExport, requestExport} from "./request-export.ts";

export interface PrivacyDeps extends AccountDeps {
  readonly enqueue: Enqueue<JobKinds>;
  /** Every table that holds something about people. */
  readonly personalData: readonly PersonalTable[];
  readonly privateFiles: PrivateFiles;
}

const exportRoute = defineRoute(calls.getExport, ownerInPath);
const requestExportRoute = defineRoute(calls.requestExport, ownerInPath);
const linkRoute = defineRoute(calls.createExportLink, ownerInPath);
const deleteRoute = defineRoute(calls.requestDeletion, ownerInPath);
const keepRoute = defineRoute(calls.keep, ownerInPath);
const fileRoute = defineRoute(calls.downloadFile, null);

export function privacyRoutes(deps: PrivacyDeps) {
  return createApi()
    .openapi(exportRoute, async (c) => {
      return c.json({data: await getExport(deps, c.var.owner)}, 200);
    })
    .openapi(requestExportRoute, async (c) => {
      requireFreshSignIn(requireUser(c).auth_time, deps.now());
      return c.json({data: await requestExport(deps, c.var.owner)}, 202);
    })
    .openapi(linkRoute, async (c) => {
      keepNoReply(c);
      requireFreshSignIn(requireUser(c).auth_time, deps.now());
      return c.json({data: {url: await issueExportLink(deps, c.var.owner), expires_in: LINK_SECONDS}}, 200);
    })
    .openapi(deleteRoute, async (c) => {
      requireFreshSignIn(requireUser(c).auth_time, deps.now());
      const dueAt = await requestDeletion(deps, c.var.owner, c.req.valid("json").user_name);
      return c.json({data: {deletes_at: dueAt.toISOString()}}, 202);
    })
    .openapi(keepRoute, async (c) => {
      await cancelDeletion(deps, c.var.owner);
      return c.json({data: {kept: true as const}}, 200);
    });
}

/** Below `/b`: what a browser fetches without a bearer, by a link that is worth one look. */
export function privateFileRoutes({db, now, privateFiles: files}: PrivacyDeps) {
  return createApi().openapi(fileRoute, async (c) => {
    // A HEAD request does not use up the link, and learns nothing from it.
    const isLook = c.req.method === "HEAD";
    const file = isLook ? null : await openExport({db, now, files}, c.req.valid("param").token);
    c.header("content-type", "application/zip");
    c.header("content-disposition", `attachment; filename="${brand.name.toLowerCase()}-data.zip"`);
    c.header("x-content-type-options", "nosniff");
    c.header("content-security-policy", "default-src 'none'; sandbox");
    return file ? c.body(Readable.toWeb(file), 200) : c.body(null, 200);
  });
}
