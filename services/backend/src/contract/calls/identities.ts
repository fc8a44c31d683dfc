import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {identitiesReply, linkIdentityBody, provider} from "../social.ts";

const tags = ["user"];
const params = z.object({
  id: z.string().max(64).openapi({description: "An account's id, or `me`"}),
  provider,
});
const STEP_UP_REFUSAL = refusal("forbidden", "step_up_required");

export const link = defineCall({
  action: "user.write",
  method: "post",
  path: "/b/api/v1/users/{id}/identities/{provider}",
  tags,
  summary: "Sign in with this account of a provider from now on",
  request: {params, body: jsonBody(linkIdentityBody)},
  responses: {
    200: reply(identitiesReply),
    400: refusal("invalid"),
    ...GUARDED,
    403: STEP_UP_REFUSAL,
    409: refusal("conflict", "platform_linked_elsewhere"),
    422: refusal("sign_in_failed"),
    429: refusal("rate_limited"),
    503: refusal("platform_unavailable"),
  },
});

export const unlink = defineCall({
  action: "user.write",
  method: "delete",
  path: "/b/api/v1/users/{id}/identities/{provider}",
  tags,
  summary: "No longer sign in with this provider. The last way in stays",
  request: {params},
  responses: {
    200: reply(identitiesReply),
    ...GUARDED,
    403: STEP_UP_REFUSAL,
    409: refusal("last_way_in"),
    429: refusal("rate_limited"),
  },
});
