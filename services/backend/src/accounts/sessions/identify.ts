import {eq, sql} from "drizzle-orm";
import type {Caller} from "../../core/authorization/can.ts";
import type {Db} from "../../core/db/db.ts";
import {prepared} from "../../core/db/prepared.ts";
import {permissionsOf, rolesOf} from "../account/account-repository.ts";
import {account, session} from "../account/tables.ts";
import {STAFF_ROLES} from "../account/user-head.ts";
import type {AccessTokens} from "./access-token.ts";

export interface IdentifyDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly accessTokens: AccessTokens;
  /** Whether rights of staff need a second factor, as on a real site. */
  readonly needsStaffFactor: boolean;
}

interface Rights {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

const OF_COACHES = "coach.";

/** Reads session and rights on every request, so that a revocation takes effect at once. */
export async function identify(deps: IdentifyDeps, authorization: string | undefined): Promise<Caller> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  if (!authorization) return {kind: "none"};
  if (!token) return {kind: "refused", reason: "invalid"};
  const checked = await deps.accessTokens.check(token);
  if (checked.kind !== "user") return checked;
  const found = await findSession(deps, checked.sid);
  const isLive =
    found !== null &&
    found.user_id === checked.sub &&
    found.revoked_at === null &&
    found.expires_at > deps.now() &&
    found.token_version === checked.ver;
  if (!isLive || (found.state !== "active" && found.state !== "deleting")) {
    return {kind: "refused", reason: "revoked"};
  }
  const {roles, permissions} =
    deps.needsStaffFactor && !found.amr.includes("otp") ? withoutStaffRights(found) : found;
  return {
    kind: "user",
    id: found.user_id,
    session_id: checked.sid,
    state: found.state,
    roles,
    permissions,
    auth_time: new Date(checked.auth_time * 1000),
    isView: checked.act !== undefined,
  };
}

async function findSession({db, now}: IdentifyDeps, id: string) {
  const [row] = await sessionStatement(db).execute({id, now: now().toISOString()});
  return row ?? null;
}

const sessionStatement = prepared((db) => {
  const now = sql.placeholder("now");
  return db
    .select({
      user_id: session.user_id,
      revoked_at: session.revoked_at,
      expires_at: session.expires_at,
      token_version: account.token_version,
      state: account.state,
      amr: session.amr,
      roles: rolesOf(now),
      permissions: permissionsOf(now),
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.user_id))
    .where(eq(session.id, sql.placeholder("id")))
    .prepare("session_of_bearer");
});

/** Without the second factor, a member of staff has only the rights of an ordinary user. */
function withoutStaffRights({roles, permissions}: Rights): Rights {
  return {
    roles: roles.filter((role) => !STAFF_ROLES.has(role)),
    permissions: permissions.filter((permission) => permission.startsWith(OF_COACHES)),
  };
}
