import {z} from "@hono/zod-openapi";
import type {Context} from "hono";
import {
  approveBody,
  evidenceQuery,
  legalStatus,
  notarisedText,
  notarisedVersion,
  returnBody,
  reviewBody,
  sealBody,
  versionParams,
  withdrawBody,
} from "../contract/legal.ts";
import {requireStaff, STAFF_ONLY} from "../core/content/require-staff.ts";
import type {IdentifyStaff, Staff} from "../core/content/staff.ts";
import {AppError} from "../core/errors.ts";
import {createApi} from "../core/http/api.ts";
import {defineRoute} from "../core/http/define-route.ts";
import {refusal, reply} from "../core/http/describe.ts";
import type {EvidenceDeps} from "./evidence/applied-version.ts";
import {createEvidence} from "./evidence/create-evidence.ts";
import {createPageSnapshot} from "./evidence/page-snapshot.ts";
import {approveVersion} from "./versions/approve-version.ts";
import {getNotarisedText} from "./versions/get-notarised-text.ts";
import type {LegalDeps} from "./versions/legal-case.ts";
import {getLegalStatus} from "./versions/legal-status.ts";
import {returnToDraft, sendToReview} from "./versions/review-version.ts";
import {requireLegalStaff} from "./versions/rights.ts";
import {sealVersion} from "./versions/seal-version.ts";
import {findSealedVersion} from "./versions/sealed-versions.ts";
import {withdrawVersion} from "./versions/withdraw-version.ts";

export interface LegalRouteDeps extends LegalDeps, EvidenceDeps {
  readonly identifyStaff: IdentifyStaff;
}

const FOR_STAFF = {
  400: refusal("invalid"),
  401: refusal("unauthenticated"),
  403: refusal("forbidden"),
  404: refusal("not_found"),
  503: refusal("unavailable"),
};
const tags = ["legal"];

const statusRoute = defineRoute("content.staff", null, {
  ...STAFF_ONLY,
  tags,
  method: "get",
  path: "/versions/{id}",
  summary: "Where a version stands, what the caller may do with it, and what stops the next step",
  request: {params: versionParams},
  responses: {200: reply(legalStatus), ...FOR_STAFF},
});

const textRoute = defineRoute("public", null, {
  tags,
  method: "get",
  path: "/texts/{hash}",
  summary: "The words of a sealed text, as the notary keeps them",
  request: {params: z.object({hash: z.string().max(100)})},
  responses: {200: reply(notarisedText), 404: refusal("not_found")},
});

const sealRecordRoute = defineRoute("public", null, {
  tags,
  method: "get",
  path: "/seals/{id}",
  summary: "Which texts a version was sealed with, by fingerprint, as the notary keeps them",
  request: {params: versionParams},
  responses: {200: reply(notarisedVersion), 400: refusal("invalid"), 404: refusal("not_found")},
});

const ZIP = {
  description: "A zip",
  content: {"application/zip": {schema: z.string().openapi({format: "binary"})}},
};

const evidenceRoute = defineRoute("content.staff", null, {
  ...STAFF_ONLY,
  tags,
  method: "get",
  path: "/evidence",
  summary: "What proves which words applied in a region on a day; the same bytes at every request",
  request: {query: evidenceQuery},
  responses: {200: ZIP, ...FOR_STAFF},
});

const pageSnapshotRoute = defineRoute("content.staff", null, {
  ...STAFF_ONLY,
  tags,
  method: "get",
  path: "/page-snapshot",
  summary: "What the site shows now of the version that applied in a region on a day",
  request: {query: evidenceQuery},
  responses: {200: ZIP, ...FOR_STAFF},
});

/** What every step of the life cycle has in common. */
function moveRoute<P extends string, B extends z.ZodType>(path: P, summary: string, body: B) {
  return defineRoute("content.staff", null, {
    ...STAFF_ONLY,
    tags,
    method: "post",
    path,
    summary,
    request: {body: {required: true, content: {"application/json": {schema: body}}}},
    responses: {
      200: reply(legalStatus),
      201: reply(legalStatus, "Announced and sealed"),
      ...FOR_STAFF,
      409: refusal("seal_changed"),
      422: refusal("unmet_conditions"),
    },
  });
}

const reviewRoute = moveRoute("/review", "Send a draft to review", reviewBody);
const approveRoute = moveRoute("/approve", "Approve exactly these words", approveBody);
const returnRoute = moveRoute(
  "/return",
  "Return a version to draft; its approvals no longer count",
  returnBody,
);
const sealRoute = moveRoute("/seal", "Announce and seal an approved version", sealBody);
const withdrawRoute = moveRoute(
  "/withdraw",
  "Withdraw an announced version; two people have to ask",
  withdrawBody,
);

export function legalRoutes({identifyStaff, ...deps}: LegalRouteDeps) {
  const staffOf = (c: Context) => requireStaff(c, identifyStaff);
  const status = (staff: Staff, id: string) => getLegalStatus(deps, staff, id);

  return createApi()
    .openapi(statusRoute, async (c) => {
      const staff = await staffOf(c);
      return c.json({data: await status(staff, c.req.valid("param").id)}, 200);
    })
    .openapi(textRoute, async (c) => {
      const data = await getNotarisedText(deps.notary, c.req.valid("param").hash);
      c.header("cache-control", "public, max-age=31536000, immutable");
      return c.json({data}, 200);
    })
    .openapi(sealRecordRoute, async (c) => {
      const found = await findSealedVersion(deps.notary, c.req.valid("param").id);
      if (!found) throw new AppError("not_found", "No sealed version has this id");
      const {version, seal, texts} = found;
      return c.json({data: {version, seal, texts}}, 200);
    })
    .openapi(evidenceRoute, async (c) => {
      requireLegalStaff(await staffOf(c));
      const {kind, region, date} = c.req.valid("query");
      const zip = await createEvidence(deps, {kind, region, date});
      return c.body(new Uint8Array(zip), 200, zipHeaders(`evidence-${kind}-${region}-${date}`));
    })
    .openapi(pageSnapshotRoute, async (c) => {
      requireLegalStaff(await staffOf(c));
      const {kind, region, date} = c.req.valid("query");
      const zip = await createPageSnapshot(deps, {kind, region, date});
      return c.body(new Uint8Array(zip), 200, zipHeaders(`pages-${kind}-${region}-${date}`));
    })
    .openapi(reviewRoute, async (c) => {
      const [staff, {version}] = [await staffOf(c), c.req.valid("json")];
      await sendToReview(deps, staff, version);
      return c.json({data: await status(staff, version)}, 200);
    })
    .openapi(approveRoute, async (c) => {
      const [staff, {version, seal, comment = null}] = [await staffOf(c), c.req.valid("json")];
      await approveVersion(deps, staff, {version, seal, comment});
      return c.json({data: await status(staff, version)}, 200);
    })
    .openapi(returnRoute, async (c) => {
      const [staff, {version, reason}] = [await staffOf(c), c.req.valid("json")];
      await returnToDraft(deps, staff, version, reason);
      return c.json({data: await status(staff, version)}, 200);
    })
    .openapi(sealRoute, async (c) => {
      const [staff, body] = [await staffOf(c), c.req.valid("json")];
      const {announcedOn = null, shortNoticeReason = null} = body;
      await sealVersion(deps, staff, {...body, announcedOn, shortNoticeReason});
      return c.json({data: await status(staff, body.version)}, 201);
    })
    .openapi(withdrawRoute, async (c) => {
      const [staff, {version, reason}] = [await staffOf(c), c.req.valid("json")];
      await withdrawVersion(deps, staff, version, reason);
      return c.json({data: await status(staff, version)}, 200);
    });
}

/** Called once a version was found, so the name holds nothing but what names one. */
function zipHeaders(name: string) {
  return {"content-type": "application/zip", "content-disposition": `attachment; filename="${name}.zip"`};
}
