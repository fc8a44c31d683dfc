import {z} from "@hono/zod-openapi";
import {sendCodeReply, undoEmailBody, undoEmailReply, verifyBody, verifyReply} from "../accounts.ts";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";

const tags = ["email"];
const params = z.object({id: z.string().max(64)});

const sendBelow = <Prefix extends string>(prefix: Prefix) =>
  defineCall({
    action: "user.write",
    method: "post",
    path: `${prefix}/{id}/email/send-verification-code` as const,
    tags,
    summary: "Send a code to the address that waits to be confirmed",
    request: {params, body: jsonBody(z.strictObject({}))},
    responses: {202: reply(sendCodeReply), 400: refusal("invalid"), ...GUARDED, 429: refusal("rate_limited")},
  });

const verifyBelow = <Prefix extends string>(prefix: Prefix) =>
  defineCall({
    action: "user.write",
    method: "post",
    path: `${prefix}/{id}/email/verify` as const,
    tags,
    summary: "Confirm an address by the six digits of the mail, or by the token of its link",
    request: {params, body: jsonBody(verifyBody)},
    responses: {
      200: reply(verifyReply),
      400: refusal("invalid"),
      ...GUARDED,
      409: refusal("account_exists"),
      410: refusal("code_expired"),
      422: refusal("code_wrong"),
    },
  });

export const send = sendBelow("/b/api/v1/users");
export const verify = verifyBelow("/b/api/v1/users");
// The calls about an address are documented under this prefix as well.
export const sendShort = sendBelow("/b/users");
export const verifyShort = verifyBelow("/b/users");

export const undo = defineCall({
  action: "public",
  method: "post",
  path: "/b/email/undo",
  tags,
  summary: "Take a change of e-mail back, by the link at the former address. Everyone is signed out",
  request: {body: jsonBody(undoEmailBody)},
  responses: {
    200: reply(undoEmailReply),
    400: refusal("invalid"),
    409: refusal("account_exists"),
    410: refusal("code_expired"),
    429: refusal("rate_limited"),
  },
});
