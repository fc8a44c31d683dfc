import type {TokenSet} from "../../contract/session.ts";
import type {KeyRing} from "../../core/crypto/key-ring.ts";
import type {Db} from "../../core/db/db.ts";
import {newId} from "../../core/db/new-id.ts";
import {ACCESS_SECONDS, type AccessTokens} from "./access-token.ts";
import {type Client, newClientId} from "./client.ts";
import {newSeed, refreshTokenOf} from "./refresh-token.ts";
import {createSessionRepository, type NewSession, type SessionRow} from "./session-repository.ts";

const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;
const LIFETIME = {idle: 30 * DAY_S, absolute: 90 * DAY_S};
/** Shorter for staff: users who can see other people's accounts sign in every day. */
const STAFF_LIFETIME = {idle: 12 * HOUR_S, absolute: DAY_S};
const SESSIONS_MAX = 20;

export interface TokenDeps {
  readonly now: () => Date;
  readonly accessTokens: AccessTokens;
  readonly refreshKeys: KeyRing;
}

export interface SignedIn {
  readonly user_id: string;
  readonly token_version: number;
  readonly isStaff: boolean;
  readonly amr: readonly string[];
}

/**
 * Begins a session with an id of its own. Call it with the transaction that signs in, and `tokensOf` after it: signing
 * may read its key, which the one connection of an embedded database cannot do meanwhile.
 */
export async function startSession(
  tx: Db,
  deps: Pick<TokenDeps, "now" | "refreshKeys">,
  person: SignedIn,
  client: Client,
): Promise<TokenRow> {
  const sessions = createSessionRepository(tx);
  const row = newSession(deps, person, client);
  await sessions.add(row);
  await sessions.endBeyond(person.user_id, SESSIONS_MAX, deps.now());
  return {...row, generation: 1};
}

function newSession(
  {now, refreshKeys}: Pick<TokenDeps, "now" | "refreshKeys">,
  person: SignedIn,
  client: Client,
) {
  const at = now();
  const {idle, absolute} = person.isStaff ? STAFF_LIFETIME : LIFETIME;
  return {
    id: newId("ses"),
    user_id: person.user_id,
    token_version: person.token_version,
    client_id: client.id ?? newClientId(),
    client_kind: client.kind,
    seed: newSeed(),
    key_id: refreshKeys.current.id,
    amr: [...person.amr],
    auth_time: at,
    ua_family: client.browser,
    created_at: at,
    rotated_at: at,
    idle_seconds: idle,
    idle_expires_at: new Date(at.getTime() + idle * 1000),
    expires_at: new Date(at.getTime() + absolute * 1000),
  } satisfies NewSession;
}

export type TokenRow = Pick<
  SessionRow,
  "id" | "user_id" | "client_id" | "token_version" | "auth_time" | "amr" | "seed" | "key_id" | "generation"
>;

export async function tokensOf({accessTokens, refreshKeys}: TokenDeps, row: TokenRow): Promise<TokenSet> {
  return {
    access_token: await accessTokens.issue({...row, session_id: row.id}),
    refresh_token: refreshTokenOf(refreshKeys, row, row.generation),
    client_id: row.client_id,
    user_id: row.user_id,
    expires_in: ACCESS_SECONDS,
  };
}
