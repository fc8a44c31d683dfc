import type {TokenSet} from "../../contract/session.ts";
import {type Db, withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {isGenuine, parseRefreshToken, type RefreshToken} from "./refresh-token.ts";
import {createSessionRepository, type SessionRow} from "./session-repository.ts";
import {type TokenDeps, tokensOf} from "./start-session.ts";

const GRACE_MS = 20_000;

export interface RefreshDeps extends TokenDeps {
  readonly db: Db;
  /** Notifies the owner and records that an old token was reused. Runs in the transaction that ends the session. */
  readonly onReuse: (tx: Db, session: SessionRow) => Promise<void>;
  /** Sends the mail of it at once, when that transaction is whole. */
  readonly wakeMail: () => void;
  /** Counts tokens presented by the wrong person or installation. */
  readonly onMismatch: (session: SessionRow) => void;
}

export interface Presented {
  readonly refresh_token: string;
  readonly user_id: string;
  readonly client_id: string | null;
}

/**
 * Exchanges a refresh token for its successor. A retry within seconds gets the same successor, so a lost answer or a
 * second tab heals; anything older has been copied, and ends the session. Every refusal looks the same.
 */
export async function refreshSession(deps: RefreshDeps, presented: Presented): Promise<TokenSet> {
  const {db, now} = deps;
  const sessions = createSessionRepository(db);
  const token = parseRefreshToken(presented.refresh_token);
  const row = token && (await sessions.get(token.session_id));
  if (!row || !isGenuine(deps.refreshKeys, row, token)) throw rejected();
  if (row.user_id !== presented.user_id || row.client_id !== presented.client_id) {
    // It stays usable: a pair someone made up must not be a way to sign others out.
    deps.onMismatch(row);
    throw rejected();
  }
  const rotated = await sessions.rotate({id: row.id, generation: token.generation}, now());
  return tokensOf(deps, rotated ?? (await settleRepeat(deps, token)));
}

/** What a token is worth that is not the newest: its successor within the grace, the end of the session after it. */
async function settleRepeat(deps: RefreshDeps, token: RefreshToken): Promise<SessionRow> {
  const at = deps.now();
  const sessions = createSessionRepository(deps.db);
  const row = await sessions.get(token.session_id);
  if (!row || row.revoked_at || token.generation >= row.generation) throw rejected();
  const isPrevious = token.generation === row.generation - 1;
  const isInGrace = isPrevious && at.getTime() - row.rotated_at.getTime() <= GRACE_MS;
  if (isInGrace && (await sessions.isUsable(row.id, at))) return row;
  if (!isInGrace) await endReused(deps, row, at);
  throw rejected();
}

async function endReused({db, onReuse, wakeMail}: RefreshDeps, row: SessionRow, at: Date) {
  await withTransaction(db, async (tx) => {
    const ended = await createSessionRepository(tx).end(row.id, "reuse", at);
    if (ended > 0) await onReuse(tx, row);
  });
  wakeMail();
}

function rejected() {
  return new AppError("refresh_rejected", "Sign in again");
}
