import {z} from "@hono/zod-openapi";
import {agreementBody, agreementList, agreementsQuery} from "../agreements.ts";
import {defineCall, refusal, reply, STAFF_ONLY} from "../call.ts";

export const record = defineCall({
  action: "public",
  method: "post",
  path: "/b/agreements",
  tags: ["agreements"],
  summary: "Record that a visitor agreed to the documents that apply in a region now",
  request: {body: {required: true, content: {"application/json": {schema: agreementBody}}}},
  responses: {
    201: reply(z.object({id: z.string()})),
    400: refusal("invalid"),
    409: refusal("version_changed"),
    429: refusal("rate_limited"),
    503: refusal("unavailable"),
  },
});

export const list = defineCall({
  action: "content.staff",
  ...STAFF_ONLY,
  method: "get",
  path: "/b/agreements",
  tags: ["agreements"],
  summary: "What an account or an order agreed to",
  request: {query: agreementsQuery},
  responses: {
    200: reply(agreementList),
    400: refusal("invalid"),
    401: refusal("unauthenticated"),
    403: refusal("forbidden"),
    503: refusal("unavailable"),
  },
});
