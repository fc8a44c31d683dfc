import {z} from "@hono/zod-openapi";
import {stepUpBody, stepUpReply} from "../../contract/accounts.ts";
import {
  revokeSessionsBody,
  revokeSessionsReply,
  type SignedInSession,
  sessionList,
} from "../../contract/session.ts";
import {withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute, GUARDED, ownerInPath, requireUser} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {keepNoReply} from "../../core/idempotency/idempotency.ts";
import {recordSecurityEvent} from "../account/security-log.ts";
import type {AccountDeps} from "../account-deps.ts";
import {createSessionRepository, type SessionRow} from "../sessions/session-repository.ts";
import {stepUp} from "./step-up.ts";

const tags = ["session"];
const params = z.object({id: z.string().max(64)});

const listRoute = defineRoute("user.read", ownerInPath, {
  method: "get",
  path: "/{id}/sessions",
  tags,
  summary: "Where one is signed in, the last used first",
  request: {params},
  responses: {200: reply(sessionList), ...GUARDED},
});

const revokeRoute = defineRoute("session.write", ownerInPath, {
  method: "post",
  path: "/{id}/sessions/revoke",
  tags,
  summary: "Sign out everywhere, everywhere else, or in one place",
  request: {params, body: jsonBody(revokeSessionsBody)},
  responses: {200: reply(revokeSessionsReply), 400: refusal("invalid"), ...GUARDED},
});

const stepUpRoute = defineRoute("session.write", ownerInPath, {
  method: "post",
  path: "/{id}/step-up",
  tags,
  summary: "Prove anew who one is, for what needs a recent sign-in",
  request: {params, body: jsonBody(stepUpBody)},
  responses: {
    200: reply(stepUpReply),
    400: refusal("invalid"),
    ...GUARDED,
    422: refusal("wrong_password", "otp_required", "otp_wrong"),
    429: refusal("rate_limited"),
  },
});

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
    if (ended === 0 && scope.scope === "one") throw new AppError("not_found", "Nothing is at this path");
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
