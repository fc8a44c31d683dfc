import type {KeyRing} from "../../core/crypto/key-ring.ts";
import type {Db} from "../../core/db/db.ts";
import {isGenuine, parseRefreshToken} from "./refresh-token.ts";
import {createSessionRepository} from "./session-repository.ts";

export interface RevokeTokenDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly refreshKeys: KeyRing;
}

/** Ends the session of a genuine token of any generation: the client may not have received the newest. */
export async function revokeToken({db, now, refreshKeys}: RevokeTokenDeps, refresh_token: string) {
  const sessions = createSessionRepository(db);
  const token = parseRefreshToken(refresh_token);
  const row = token && (await sessions.get(token.session_id));
  if (row && isGenuine(refreshKeys, row, token)) await sessions.end(row.id, "signed_out", now());
}
