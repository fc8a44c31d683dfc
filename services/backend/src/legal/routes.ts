import type {Context} from "hono";
import * as calls from "../contract/calls/legal.ts";
import {requireStaff} from "../core/content/require-staff.ts";
import type {IdentifyStaff, Staff} from "../core/content/staff.ts";
import {AppError} from "../core/errors.ts";
import {createApi} from "../core/http/api.ts";
import {defineRoute} from "../core/http/define-route.ts";
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

const statusRoute = defineRoute(calls.status, null);
const textRoute = defineRoute(calls.text, null);
const sealRecordRoute = defineRoute(calls.sealRecord, null);
const evidenceRoute = defineRoute(calls.evidence, null);
const pageSnapshotRoute = defineRoute(calls.pageSnapshot, null);
const reviewRoute = defineRoute(calls.review, null);
const approveRoute = defineRoute(calls.approve, null);
const returnRoute = defineRoute(calls.returnToDraft, null);
const sealRoute = defineRoute(calls.seal, null);
const withdrawRoute = defineRoute(calls.withdraw, null);

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
      const staff = await staffOf(c);
      const {version} = c.req.valid("json");
      await sendToReview(deps, staff, version);
      return c.json({data: await status(staff, version)}, 200);
    })
    .openapi(approveRoute, async (c) => {
      const staff = await staffOf(c);
      const {version, seal, comment = null} = c.req.valid("json");
      await approveVersion(deps, staff, {version, seal, comment});
      return c.json({data: await status(staff, version)}, 200);
    })
    .openapi(returnRoute, async (c) => {
      const staff = await staffOf(c);
      const {version, reason} = c.req.valid("json");
      await returnToDraft(deps, staff, version, reason);
      return c.json({data: await status(staff, version)}, 200);
    })
    .openapi(sealRoute, async (c) => {
      const staff = await staffOf(c);
      const body = c.req.valid("json");
      const {announcedOn = null, shortNoticeReason = null} = body;
      await sealVersion(deps, staff, {...body, announcedOn, shortNoticeReason});
      return c.json({data: await status(staff, body.version)}, 201);
    })
    .openapi(withdrawRoute, async (c) => {
      const staff = await staffOf(c);
      const {version, reason} = c.req.valid("json");
      await withdrawVersion(deps, staff, version, reason);
      return c.json({data: await status(staff, version)}, 200);
    });
}

/** Called once a version was found, so the name holds nothing but what names one. */
function zipHeaders(name: string) {
  return {"content-type": "application/zip", "content-disposition": `attachment; filename="${name}.zip"`};
}
