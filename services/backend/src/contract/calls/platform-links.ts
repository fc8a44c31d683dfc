import {z} from "@hono/zod-openapi";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {
  callbackQuery,
  completeBody,
  connectQuery,
  connectReply,
  partnerAuthBody,
  partnerTokenBody,
  partnerTokenReply,
  platform,
  platformName,
} from "../platforms.ts";

const tags = ["platforms"];
const params = z.object({platform: platformName});
const DENIED = refusal("platform_denied");
const PLATFORM_UNAVAILABLE = refusal("platform_unavailable");
const CONNECTED = {
  200: reply(platform),
  400: refusal("invalid"),
  ...GUARDED,
  409: refusal("platform_linked_elsewhere"),
  422: DENIED,
  429: refusal("rate_limited"),
  503: PLATFORM_UNAVAILABLE,
};

export const begin = defineCall({
  action: "user.write",
  method: "get",
  path: "/b/platform/oauth/{platform}",
  tags,
  summary: "Where to send somebody who connects a platform. The way back works once",
  request: {params, query: connectQuery},
  responses: {
    200: reply(connectReply),
    400: refusal("invalid"),
    ...GUARDED,
    422: DENIED,
    429: refusal("rate_limited"),
  },
});

export const callback = defineCall({
  action: "public",
  method: "get",
  path: "/b/platform/oauth/{platform}/callback",
  tags,
  summary: "Where a platform sends people back to: on to the page with a handle. Nothing is connected yet",
  request: {params, query: callbackQuery},
  responses: {303: {description: "To the page that completes it"}, 400: refusal("invalid")},
});

export const complete = defineCall({
  action: "user.write",
  method: "post",
  path: "/b/platform/oauth/{platform}/complete",
  tags,
  summary: "Connect what was brought back, if the caller is who went",
  request: {params, body: jsonBody(completeBody)},
  responses: CONNECTED,
});

export const remove = defineCall({
  action: "user.write",
  method: "delete",
  path: "/b/platform/oauth/{platform}",
  tags,
  summary: "Disconnect: its tokens are gone at once, and the platform is told. What was fetched stays",
  request: {params},
  responses: {200: reply(platform), 400: refusal("invalid"), ...GUARDED},
});

export const check = defineCall({
  action: "user.write",
  method: "post",
  path: "/b/platform/oauth/{platform}/check",
  tags,
  summary: "Look at a link that began at the platform",
  request: {params, body: jsonBody(partnerTokenBody)},
  responses: {
    200: reply(partnerTokenReply),
    400: refusal("invalid"),
    ...GUARDED,
    429: refusal("rate_limited"),
    503: PLATFORM_UNAVAILABLE,
  },
});

export const auth = defineCall({
  action: "user.write",
  method: "post",
  path: "/b/platform/oauth/{platform}/auth",
  tags,
  summary: "Connect by a link that began at the platform",
  request: {params, body: jsonBody(partnerAuthBody)},
  responses: CONNECTED,
});
