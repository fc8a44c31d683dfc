import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {
  share,
  shareEdit,
  shareInvite,
  shareList,
  shareRemoval,
  shareRemovalReply,
  sharesQuery,
} from "../sharing.ts";

const tags = ["shares"];
const params = z.object({id: z.string().max(64)});

export const list = defineCall({
  action: "share.read",
  method: "get",
  path: "/b/api/v1/users/{id}/shares",
  tags,
  summary: "Who sees one, and whom one sees; open invitations among them",
  request: {params, query: sharesQuery},
  responses: {200: reply(shareList), 400: refusal("invalid"), ...GUARDED},
});

export const invite = defineCall({
  action: "user.write",
  method: "post",
  path: "/b/api/v1/users/{id}/shares",
  tags,
  summary: "Offer to show oneself to somebody. Known and unknown people are answered alike",
  request: {params, body: jsonBody(shareInvite)},
  responses: {
    201: reply(share),
    400: refusal("invalid"),
    ...GUARDED,
    409: refusal("share_exists"),
    422: refusal("share_self", "share_limit"),
    429: refusal("rate_limited"),
  },
});

export const change = defineCall({
  action: "user.write",
  method: "patch",
  path: "/b/api/v1/users/{id}/shares/{share_id}",
  tags,
  summary: "Change level and end of a share one gives; accept or decline one that is offered",
  request: {params: params.extend({share_id: z.string().max(64)}), body: jsonBody(shareEdit)},
  responses: {200: reply(share), 400: refusal("invalid"), ...GUARDED, 409: refusal("conflict")},
});

export const remove = defineCall({
  action: "user.write",
  method: "post",
  path: "/b/api/v1/users/{id}/shares/remove",
  tags,
  summary: "End a share, or all with a person, from either side. Works twice",
  request: {params, body: jsonBody(shareRemoval)},
  responses: {200: reply(shareRemovalReply), 400: refusal("invalid"), ...GUARDED},
});
