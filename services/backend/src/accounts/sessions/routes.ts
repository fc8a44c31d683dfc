import * as calls from "../../contract/calls/tokens.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {keepNoReply} from "../../core/idempotency/idempotency.ts";
import {limitSubject, limitVisitor} from "../../core/rate-limit/limit-visitor.ts";
import type {AccountDeps} from "../account-deps.ts";
import {VISITOR_SECONDS} from "./access-token.ts";
import {clientOf} from "./client.ts";
import {refreshSession} from "./refresh-session.ts";
import {parseRefreshToken} from "./refresh-token.ts";
import {reportReuse} from "./report-reuse.ts";
import {revokeToken} from "./revoke-token.ts";

const PER_SESSION = {burst: 30, perMinute: 30};
const PER_ADDRESS = {burst: 60, perMinute: 60};
const VISITORS = {burst: 10, perMinute: 10};

const refreshRoute = defineRoute(calls.refresh, null);
const revokeRoute = defineRoute(calls.revoke, null);
const anonymousRoute = defineRoute(calls.anonymous, null);
const jwksRoute = defineRoute(calls.readKeys, null);

export function tokenRoutes(deps: AccountDeps) {
  const onReuse = reportReuse.bind(null, deps);
  const onMismatch = ({id}: {id: string}) =>
    deps.logger.warn({session: id}, "refresh token presented by another person or installation");
  return createApi()
    .openapi(refreshRoute, async (c) => {
      keepNoReply(c);
      const client = clientOf(c, deps);
      const body = c.req.valid("json");
      await limitVisitor(deps, "refresh", client.address, PER_ADDRESS);
      const session = parseRefreshToken(body.refresh_token)?.session_id;
      if (session) await limitSubject(deps, "refresh-session", session, PER_SESSION);
      const tokens = await refreshSession({...deps, onReuse, onMismatch}, {...body, client_id: client.id});
      return c.json({data: tokens}, 200);
    })
    .openapi(revokeRoute, async (c) => {
      await limitVisitor(deps, "revoke", clientOf(c, deps).address, PER_ADDRESS);
      await revokeToken(deps, c.req.valid("json").refresh_token);
      return c.json({data: {revoked: true as const}}, 200);
    })
    .openapi(anonymousRoute, async (c) => {
      keepNoReply(c);
      await limitVisitor(deps, "anonymous", clientOf(c, deps).address, VISITORS);
      const access_token = await deps.accessTokens.issueForVisitor();
      return c.json({data: {access_token, expires_in: VISITOR_SECONDS}}, 200);
    })
    .openapi(jwksRoute, async (c) => {
      c.header("cache-control", "public, max-age=300");
      return c.json(await deps.signingKeys.jwks(), 200);
    });
}
