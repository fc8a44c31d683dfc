import {Readable} from "node:stream";
import {brand} from "@gradus/schemas/brand";
import {z} from "@hono/zod-openapi";
import type {AccountDeps} from "../accounts/account-deps.ts";
import {requireFreshSignIn} from "../accounts/sessions/fresh-sign-in.ts";
import {deleteBody, deleteReply, exportLinkReply, exportReply, keepReply} from "../contract/privacy.ts";
import {createApi} from "../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath, requireUser} from "../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../core/http/describe.ts";
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

const tags = ["privacy"];
const params = z.object({id: z.string().max(64).openapi({description: "An account's id, or `me`"})});
const nothing = jsonBody(z.strictObject({}));
const FRESH = {...GUARDED, 403: refusal("forbidden", "step_up_required")};

const exportRoute = defineRoute("user.read", ownerInPath, {
  method: "get",
  path: "/{id}/export",
  tags,
  summary: "The newest copy of one's data, and when another may be asked for",
  request: {params},
  responses: {200: reply(exportReply), ...GUARDED},
});

const requestExportRoute = defineRoute("privacy.write", ownerInPath, {
  method: "post",
  path: "/{id}/export",
  tags,
  summary: "Ask for a copy of one's data, once a day. A mail says when it is ready",
  request: {params, body: nothing},
  responses: {202: reply(exportReply), 400: refusal("invalid"), ...FRESH, 429: refusal("rate_limited")},
});

const linkRoute = defineRoute("privacy.write", ownerInPath, {
  method: "post",
  path: "/{id}/export/link",
  tags,
  summary: "An address to fetch the copy from, once, within five minutes",
  request: {params, body: nothing},
  responses: {200: reply(exportLinkReply), 400: refusal("invalid"), ...FRESH},
});

const deleteRoute = defineRoute("user.write", ownerInPath, {
  method: "post",
  path: "/{id}/delete",
  tags,
  summary: "Put the account on its way out. Everyone is signed out; for two weeks it can be kept",
  request: {params, body: jsonBody(deleteBody)},
  responses: {
    202: reply(deleteReply),
    400: refusal("invalid"),
    ...FRESH,
    409: refusal("conflict", "last_admin"),
  },
});

const keepRoute = defineRoute("privacy.write", ownerInPath, {
  method: "post",
  path: "/{id}/delete/cancel",
  tags,
  summary: "Keep an account that is on its way out",
  request: {params, body: nothing},
  responses: {200: reply(keepReply), 400: refusal("invalid"), ...GUARDED, 409: refusal("conflict")},
});

const fileRoute = defineRoute("public", null, {
  method: "get",
  path: "/files/{token}",
  tags,
  summary: "What a link leads to, once",
  request: {params: z.object({token: z.string().max(128)})},
  responses: {
    200: {
      description: "A zip",
      content: {"application/zip": {schema: z.string().openapi({format: "binary"})}},
    },
    404: refusal("not_found"),
  },
});

/** Below an account. */
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
    // Whoever only asks what would come uses nothing up, and learns nothing.
    const isLook = c.req.method === "HEAD";
    const file = isLook ? null : await openExport({db, now, files}, c.req.valid("param").token);
    c.header("content-type", "application/zip");
    c.header("content-disposition", `attachment; filename="${brand.name.toLowerCase()}-data.zip"`);
    c.header("x-content-type-options", "nosniff");
    c.header("content-security-policy", "default-src 'none'; sandbox");
    return file ? c.body(Readable.toWeb(file), 200) : c.body(null, 200);
  });
}
