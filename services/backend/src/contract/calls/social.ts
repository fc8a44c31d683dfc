import {z} from "@hono/zod-openapi";
import {defineCall, jsonBody, refusal, reply} from "../call.ts";
import {session} from "../session.ts";
import {
  appleAnswer,
  appleSignInQuery,
  provider,
  providersReply,
  socialSignInBody,
  startReply,
} from "../social.ts";

const tags = ["session"];
const SIGNED_IN = {
  200: reply(session),
  400: refusal("invalid"),
  404: refusal("social_mismatch"),
  409: refusal("account_exists"),
  422: refusal("sign_in_failed", "otp_required"),
  429: refusal("rate_limited"),
  503: refusal("platform_unavailable"),
};

export const providers = defineCall({
  action: "public",
  method: "get",
  path: "/b/auth/providers",
  tags,
  summary: "Whom people can sign in with",
  responses: {200: reply(providersReply), 429: refusal("rate_limited")},
});

export const start = defineCall({
  action: "public",
  method: "get",
  path: "/b/user/signin/{provider}/start",
  tags,
  summary: "Where to send somebody who signs in by provider. The page adds state, nonce and code challenge",
  request: {params: z.object({provider}), query: z.object({redirect_path: z.string().max(512).optional()})},
  responses: {
    200: reply(startReply),
    400: refusal("invalid"),
    429: refusal("rate_limited"),
    503: refusal("platform_unavailable"),
  },
});

export const signIn = defineCall({
  action: "public",
  method: "post",
  path: "/b/user/signin",
  tags,
  summary: "Sign in with what a provider proves: a code, the handle of a posted one, or an id token",
  request: {body: jsonBody(socialSignInBody)},
  responses: SIGNED_IN,
});

export const apple = defineCall({
  action: "public",
  method: "get",
  path: "/b/user/signin/apple",
  tags,
  summary: "The same for a code of Apple's",
  request: {query: appleSignInQuery},
  responses: SIGNED_IN,
});

export const appleReturn = defineCall({
  action: "public",
  method: "post",
  path: "/b/user/signin/apple/return",
  tags,
  summary: "Apple's form post: keeps the code, and sends the person to the page with a handle",
  request: {body: {required: true, content: {"application/x-www-form-urlencoded": {schema: appleAnswer}}}},
  responses: {
    303: {description: "To the page, which checks the state"},
    400: refusal("invalid"),
    404: refusal("not_found"),
    429: refusal("rate_limited"),
  },
});
