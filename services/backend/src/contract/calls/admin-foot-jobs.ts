import {z} from "@hono/zod-openapi";
import {defineCall, jsonBody, refusal, reply, STAFF_CHANGE_REFUSALS, STAFF_READ_REFUSALS} from "../call.ts";
import {footJob, footJobChange, footReprocess, footReprocessReply} from "../foot-jobs.ts";

const tags = ["back office"];
const params = z.object({id: z.string().max(64)});

const defineChange = <P extends string>(path: P, summary: string) =>
  defineCall({
    action: "feet.reprocess",
    method: "post",
    path,
    tags,
    summary,
    request: {params, body: jsonBody(footJobChange)},
    responses: {200: reply(footJob), ...STAFF_CHANGE_REFUSALS, 409: refusal("conflict")},
  });

export const reprocess = defineCall({
  action: "feet.reprocess",
  method: "post",
  path: "/b/admin/footdata/reprocess",
  tags,
  summary: "Average foot data once more from its strides. Twice gives the same",
  request: {body: jsonBody(footReprocess)},
  responses: {202: reply(footReprocessReply), ...STAFF_CHANGE_REFUSALS},
});

export const job = defineCall({
  action: "feet.reprocess",
  method: "get",
  path: "/b/admin/jobs/{id}",
  tags,
  summary: "How far a job is, and what failed",
  request: {params},
  responses: {200: reply(footJob), ...STAFF_READ_REFUSALS},
});

export const retry = defineChange("/b/admin/jobs/{id}/retry", "Have a job done from its beginning");

export const cancel = defineChange("/b/admin/jobs/{id}/cancel", "Leave the rest of a job. Works twice");
