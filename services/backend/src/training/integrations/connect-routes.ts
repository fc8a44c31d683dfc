import {z} from "@hono/zod-openapi";
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
} from "../../contract/platforms.ts";
import {createApi} from "../../core/http/api.ts";
import {actorsOwn, defineRoute, GUARDED, requireUser} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {limitSubject} from "../../core/rate-limit/limit-visitor.ts";
import {beginLink} from "./link/begin-link.ts";
import {completeLink} from "./link/complete-link.ts";
import {checkPartnerToken, connectByPartnerToken} from "./link/partner-token.ts";
import {receiveCallback} from "./link/receive-callback.ts";
import {removeLink} from "./link/remove-link.ts";
import {readMarket} from "./market-path.ts";
import {describeOne, regionOf} from "./own-platforms.ts";
import type {PlatformDeps} from "./platform-deps.ts";

const tags = ["platforms"];
const params = z.object({platform: platformName});
const TRIES = {burst: 20, perMinute: 20};
const DENIED = refusal("platform_denied");
const AWAY = refusal("platform_unavailable");

const beginRoute = defineRoute("user.write", actorsOwn, {
  method: "get",
  path: "/platform/oauth/{platform}",
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

const callbackRoute = defineRoute("public", null, {
  method: "get",
  path: "/platform/oauth/{platform}/callback",
  tags,
  summary: "Where a platform sends people back to: on to the page with a handle. Nothing is connected yet",
  request: {params, query: callbackQuery},
  responses: {303: {description: "To the page that completes it"}, 400: refusal("invalid")},
});

const completeRoute = defineRoute("user.write", actorsOwn, {
  method: "post",
  path: "/platform/oauth/{platform}/complete",
  tags,
  summary: "Connect what was brought back, if the caller is who went",
  request: {params, body: jsonBody(completeBody)},
  responses: {
    200: reply(platform),
    400: refusal("invalid"),
    ...GUARDED,
    409: refusal("platform_linked_elsewhere"),
    422: DENIED,
    429: refusal("rate_limited"),
    503: AWAY,
  },
});

const removeRoute = defineRoute("user.write", actorsOwn, {
  method: "delete",
  path: "/platform/oauth/{platform}",
  tags,
  summary: "Disconnect: its tokens are gone at once, and the platform is told. What was fetched stays",
  request: {params},
  responses: {200: reply(platform), 400: refusal("invalid"), ...GUARDED},
});

const checkRoute = defineRoute("user.write", actorsOwn, {
  method: "post",
  path: "/platform/oauth/{platform}/check",
  tags,
  summary: "Look at a link that began at the platform",
  request: {params, body: jsonBody(partnerTokenBody)},
  responses: {
    200: reply(partnerTokenReply),
    400: refusal("invalid"),
    ...GUARDED,
    429: refusal("rate_limited"),
    503: AWAY,
  },
});

const authRoute = defineRoute("user.write", actorsOwn, {
  method: "post",
  path: "/platform/oauth/{platform}/auth",
  tags,
  summary: "Connect by a link that began at the platform",
  request: {params, body: jsonBody(partnerAuthBody)},
  responses: completeRoute.responses,
});

/** Connecting and disconnecting platforms, below `/b`. */
export function connectRoutes(deps: PlatformDeps) {
  const {platforms} = deps;

  return createApi()
    .openapi(beginRoute, async (c) => {
      const {owner} = c.var;
      await limitSubject(deps, "platform-begin", owner, TRIES);
      const {region, locale} = c.req.valid("query");
      const who = {user_id: owner, session_id: requireUser(c).session_id, market: readMarket(region, locale)};
      const name = c.req.valid("param").platform;
      return c.json({data: await beginLink(deps, name, {...who, region: await regionOf(deps, owner)})}, 200);
    })
    .openapi(callbackRoute, async (c) => {
      c.header("referrer-policy", "no-referrer");
      return c.redirect(
        await receiveCallback(deps, c.req.valid("param").platform, c.req.valid("query")),
        303,
      );
    })
    .openapi(completeRoute, async (c) => {
      const {owner} = c.var;
      await limitSubject(deps, "platform-connect", owner, TRIES);
      const {platform: name} = c.req.valid("param");
      const session_id = requireUser(c).session_id;
      const claim = {user_id: owner, session_id, platform: name, ...c.req.valid("json")};
      const link = await completeLink(deps, claim);
      return c.json({data: await describeOne(deps, name, owner, link)}, 200);
    })
    .openapi(removeRoute, async (c) => {
      const {owner} = c.var;
      const {platform: name} = c.req.valid("param");
      platforms.require(name);
      await removeLink(deps, {user_id: owner, platform: name});
      return c.json({data: await describeOne(deps, name, owner, null)}, 200);
    })
    .openapi(checkRoute, async (c) => {
      const {owner} = c.var;
      await limitSubject(deps, "platform-connect", owner, TRIES);
      const claim = {user_id: owner, ...c.req.valid("param"), ...c.req.valid("json")};
      return c.json({data: await checkPartnerToken(deps, claim)}, 200);
    })
    .openapi(authRoute, async (c) => {
      const {owner} = c.var;
      await limitSubject(deps, "platform-connect", owner, TRIES);
      const {platform: name} = c.req.valid("param");
      const {partner_token} = c.req.valid("json");
      const claim = {user_id: owner, platform: name, partner_token};
      const link = await connectByPartnerToken(deps, await regionOf(deps, owner), claim);
      return c.json({data: await describeOne(deps, name, owner, link)}, 200);
    });
}
