import {z} from "@hono/zod-openapi";
import {defineCall, refusal, reply, STAFF_ONLY} from "../call.ts";
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
} from "../legal.ts";

const tags = ["legal"];
const FOR_STAFF = {
  400: refusal("invalid"),
  401: refusal("unauthenticated"),
  403: refusal("forbidden"),
  404: refusal("not_found"),
  503: refusal("unavailable"),
};
const ZIP = {
  description: "A zip",
  content: {"application/zip": {schema: z.string().openapi({format: "binary"})}},
};

/** What every step of the life cycle has in common. */
function defineMove<P extends string, B extends z.ZodType>(path: P, summary: string, body: B) {
  return defineCall({
    action: "content.staff",
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

export const status = defineCall({
  action: "content.staff",
  ...STAFF_ONLY,
  tags,
  method: "get",
  path: "/b/legal/versions/{id}",
  summary: "Where a version stands, what the caller may do with it, and what stops the next step",
  request: {params: versionParams},
  responses: {200: reply(legalStatus), ...FOR_STAFF},
});

export const text = defineCall({
  action: "public",
  tags,
  method: "get",
  path: "/b/legal/texts/{hash}",
  summary: "The words of a sealed text, as the notary keeps them",
  request: {params: z.object({hash: z.string().max(100)})},
  responses: {200: reply(notarisedText), 404: refusal("not_found")},
});

export const sealRecord = defineCall({
  action: "public",
  tags,
  method: "get",
  path: "/b/legal/seals/{id}",
  summary: "Which texts a version was sealed with, by fingerprint, as the notary keeps them",
  request: {params: versionParams},
  responses: {200: reply(notarisedVersion), 400: refusal("invalid"), 404: refusal("not_found")},
});

export const evidence = defineCall({
  action: "content.staff",
  ...STAFF_ONLY,
  tags,
  method: "get",
  path: "/b/legal/evidence",
  summary: "What proves which words applied in a region on a day; the same bytes at every request",
  request: {query: evidenceQuery},
  responses: {200: ZIP, ...FOR_STAFF},
});

export const pageSnapshot = defineCall({
  action: "content.staff",
  ...STAFF_ONLY,
  tags,
  method: "get",
  path: "/b/legal/page-snapshot",
  summary: "What the site shows now of the version that applied in a region on a day",
  request: {query: evidenceQuery},
  responses: {200: ZIP, ...FOR_STAFF},
});

export const review = defineMove("/b/legal/review", "Send a draft to review", reviewBody);

export const approve = defineMove("/b/legal/approve", "Approve exactly these words", approveBody);

export const returnToDraft = defineMove(
  "/b/legal/return",
  "Return a version to draft; its approvals no longer count",
  returnBody,
);

export const seal = defineMove("/b/legal/seal", "Announce and seal an approved version", sealBody);

export const withdraw = defineMove(
  "/b/legal/withdraw",
  "Withdraw an announced version; two people have to ask",
  withdrawBody,
);
