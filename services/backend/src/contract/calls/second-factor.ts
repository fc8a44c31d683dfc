import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {
  confirmOtpBody,
  confirmOtpReply,
  enrollReply,
  removeOtpReply,
  secondFactor,
} from "../second-factor.ts";

const tags = ["second factor"];
const params = z.object({id: z.string().max(64)});
const STEP_UP_REFUSALS = {...GUARDED, 403: refusal("forbidden", "step_up_required")};

export const show = defineCall({
  action: "user.read",
  method: "get",
  path: "/b/api/v1/users/{id}/otp",
  tags,
  summary: "Whether a code is asked for at sign-in",
  request: {params},
  responses: {200: reply(secondFactor), ...GUARDED},
});

export const enroll = defineCall({
  action: "user.write",
  method: "post",
  path: "/b/api/v1/users/{id}/otp/enroll",
  tags,
  summary: "A secret for an authenticator app; it counts once it is confirmed",
  request: {params, body: jsonBody(z.strictObject({}))},
  responses: {
    200: reply(enrollReply),
    400: refusal("invalid"),
    ...STEP_UP_REFUSALS,
    409: refusal("conflict", "password_needed"),
  },
});

export const confirm = defineCall({
  action: "user.write",
  method: "post",
  path: "/b/api/v1/users/{id}/otp/confirm",
  tags,
  summary: "Show a code of the app; the answer holds the recovery codes, once",
  request: {params, body: jsonBody(confirmOtpBody)},
  responses: {
    200: reply(confirmOtpReply),
    400: refusal("invalid"),
    ...STEP_UP_REFUSALS,
    409: refusal("conflict"),
    422: refusal("otp_wrong"),
    429: refusal("rate_limited"),
  },
});

export const remove = defineCall({
  action: "user.write",
  method: "delete",
  path: "/b/api/v1/users/{id}/otp",
  tags,
  summary: "Ask for no code any more",
  request: {params},
  responses: {200: reply(removeOtpReply), ...STEP_UP_REFUSALS},
});
