import type {z} from "@hono/zod-openapi";
import * as calls from "../../contract/calls/user-sessions.ts";
import type {revokeSessionsBody, SignedInSession} from "../../contract/session.ts";
import {withTransaction} from "../../core/db/db.ts";
import {notFound} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, ownerInPath, requireUser} from "../../core/http/define-route.ts";
import {keepNoReply} from "../../core/idempotency/idempotency.ts";
import {recordSecurityEvent} from "../account/security-log.ts";
import type {AccountDeps} from "../account-deps.ts";
import {createSessionRepository, type SessionRow} from "../sessions/session-repository.ts";
import {stepUp} from "./step-up.ts";

const listRoute = defineRoute(calls.list, ownerInPath);
const revokeRoute = defineRoute(calls.revoke, ownerInPath);
const stepUpRoute = defineRoute(calls.stepUp, ownerInPath);

type Scope = z.infer<typeof revokeSessionsBody>;

export function sessionRoutes(deps: AccountDeps) {
  return createApi()
    .openapi(listRoute, async (c) => {
      const rows = await createSessionRepository(deps.db).listLive(c.var.owner, deps.now());
      const current = requireUser(c).session_id;
      return c.json({data: {items: rows.map((row) => describeSession(row, current))}}, 200);
    })
    .openapi(revokeRoute, async (c) => {
      const ended = await endSessions(deps, c.var.owner, requireUser(c).session_id, c.req.valid("json"));
      return c.json({data: {ended}}, 200);
    })
    .openapi(stepUpRoute, async (c) => {
      keepNoReply(c);
      const {password, otp} = c.req.valid("json");
      const session = requireUser(c).session_id;
      return c.json({data: await stepUp(deps, {user: c.var.owner, session, password, otp})}, 200);
    });
}

async function endSessions(
  {db, now}: Pick<AccountDeps, "db" | "now">,
  user: string,
  current: string,
  scope: Scope,
) {
  const at = now();
  return withTransaction(db, async (tx) => {
    const sessions = createSessionRepository(tx);
    const ended = await end(sessions, scope);
    if (ended === 0 && scope.scope === "one") throw notFound();
    await recordSecurityEvent(tx, {user_id: user, event: "session.revoke", at});
    return ended;
  });

  function end(sessions: ReturnType<typeof createSessionRepository>, chosen: Scope) {
    if (chosen.scope === "one") return sessions.endOne(user, chosen.session_id, at);
    if (chosen.scope === "others") return sessions.endOthers(user, current, "ended", at);
    return sessions.endAll(user, "ended", at);
  }
}

function describeSession(row: SessionRow, current: string): SignedInSession {
  return {
    id: row.id,
    client: {kind: row.client_kind, browser: row.ua_family},
    created_at: row.created_at.toISOString(),
    last_used_at: row.rotated_at.toISOString(),
    country: row.country,
    current: row.id === current,
  };
}
