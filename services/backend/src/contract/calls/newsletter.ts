import {z} from "@hono/zod-openapi";
import {defineCall, refusal, reply} from "../call.ts";
import {subscribeBody, subscribeReply} from "../newsletter.ts";

const token = z.object({token: z.string().max(200).default("")});
const linkRoute = {tags: ["newsletter"], request: {query: token}};
const redirect = {303: {description: "Back to the site, which says what happened"}};

export const subscribe = defineCall({
  action: "public",
  method: "post",
  path: "/canyon/email/subscribe",
  tags: ["newsletter"],
  summary: "Begin a double opt-in",
  request: {body: {required: true, content: {"application/json": {schema: subscribeBody}}}},
  responses: {
    200: reply(subscribeReply, "The address is on the list already"),
    202: reply(subscribeReply, "A mail with a link to confirm is on its way"),
    400: refusal("invalid"),
    413: refusal("payload_too_large"),
    429: refusal("rate_limited"),
  },
});

export const confirm = defineCall({
  action: "public",
  ...linkRoute,
  method: "get",
  path: "/canyon/email/confirm",
  summary: "The link in the mail: put the address on the list",
  responses: redirect,
});

export const unsubscribe = defineCall({
  action: "public",
  ...linkRoute,
  method: "get",
  path: "/canyon/email/unsubscribe",
  summary: "The link in the mail: take the address off the list",
  responses: redirect,
});

export const unsubscribeOneClick = defineCall({
  action: "public",
  method: "post",
  path: "/canyon/email/unsubscribe",
  tags: ["newsletter"],
  summary: "The mail program's own button (RFC 8058)",
  request: {query: token},
  responses: {200: reply(z.object({status: z.literal("unsubscribed")})), 404: refusal("not_found")},
});
