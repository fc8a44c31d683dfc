import * as calls from "../../contract/calls/platform-links.ts";
import {createApi} from "../../core/http/api.ts";
import {callerAsOwner, defineRoute, requireUser} from "../../core/http/define-route.ts";
import {limitSubject} from "../../core/rate-limit/limit-visitor.ts";
import {beginLink} from "./link/begin-link.ts";
import {completeLink} from "./link/complete-link.ts";
import {checkPartnerToken, connectByPartnerToken} from "./link/partner-token.ts";
import {receiveCallback} from "./link/receive-callback.ts";
import {removeLink} from "./link/remove-link.ts";
import {readMarket} from "./market-path.ts";
import {describeOne, regionOf} from "./own-platforms.ts";
import type {PlatformDeps} from "./platform-deps.ts";

const CONNECT_LIMIT = {burst: 20, perMinute: 20};

const beginRoute = defineRoute(calls.begin, callerAsOwner);
const callbackRoute = defineRoute(calls.callback, null);
const completeRoute = defineRoute(calls.complete, callerAsOwner);
const removeRoute = defineRoute(calls.remove, callerAsOwner);
const checkRoute = defineRoute(calls.check, callerAsOwner);
const authRoute = defineRoute(calls.auth, callerAsOwner);

export function connectRoutes(deps: PlatformDeps) {
  const {platforms} = deps;

  return createApi()
    .openapi(beginRoute, async (c) => {
      const {owner} = c.var;
      await limitSubject(deps, "platform-begin", owner, CONNECT_LIMIT);
      const {region, locale} = c.req.valid("query");
      const attempt = {
        user_id: owner,
        session_id: requireUser(c).session_id,
        market: readMarket(region, locale),
      };
      const name = c.req.valid("param").platform;
      return c.json(
        {data: await beginLink(deps, name, {...attempt, region: await regionOf(deps, owner)})},
        200,
      );
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
      await limitSubject(deps, "platform-connect", owner, CONNECT_LIMIT);
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
      await limitSubject(deps, "platform-connect", owner, CONNECT_LIMIT);
      const claim = {user_id: owner, ...c.req.valid("param"), ...c.req.valid("json")};
      return c.json({data: await checkPartnerToken(deps, claim)}, 200);
    })
    .openapi(authRoute, async (c) => {
      const {owner} = c.var;
      await limitSubject(deps, "platform-connect", owner, CONNECT_LIMIT);
      const {platform: name} = c.req.valid("param");
      const {partner_token} = c.req.valid("json");
      const claim = {user_id: owner, platform: name, partner_token};
      const link = await connectByPartnerToken(deps, await regionOf(deps, owner), claim);
      return c.json({data: await describeOne(deps, name, owner, link)}, 200);
    });
}
