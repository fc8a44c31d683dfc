import {randomBytes} from "node:crypto";
import {SHARED_METRICS, SHARED_RUN_BOUNDS} from "../../../contract/shared-run-values.ts";
import type {MadeRunLink, NewRunLink, RunLink} from "../../../contract/shared-runs.ts";
import {hashToken} from "../../../core/crypto/token.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import {AppError, notFound} from "../../../core/errors.ts";
import {createRunRepository} from "../activities/run-repository.ts";
import {requireRun} from "../activities/run-rules.ts";
import {createLinkRepository, type LinkRow} from "./link-repository.ts";

export interface LinkDeps {
  readonly db: Db;
  readonly now: () => Date;
}

const TOKEN_BYTES = 24;
const DAY_MS = 24 * 60 * 60 * 1000;

export async function listLinks({db, now}: LinkDeps, owner: string, activity_id: string) {
  await requireRun({db}, owner, null, activity_id);
  return (await createLinkRepository(db).list(activity_id, now())).map(toLink);
}

/** Creates a link to a run. Its token is returned to the caller only, and only now. */
export function makeLink(
  {db, now}: LinkDeps,
  owner: string,
  activity_id: string,
  {metrics, hides_ends, days}: NewRunLink,
): Promise<MadeRunLink> {
  return withTransaction(db, async (tx) => {
    // Two at once would each find room for the last one.
    const run = await createRunRepository(tx).lock(owner, activity_id);
    if (!run || run.deleted_at !== null) throw notFound();
    const links = createLinkRepository(tx);
    const at = now();
    if ((await links.count(activity_id, at)) >= SHARED_RUN_BOUNDS.links.max)
      throw new AppError("limit_reached", "A run has room for no more links");
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    const row = await links.add({
      id: newId("lnk"),
      user_id: owner,
      activity_id,
      token_hash: hashToken(token),
      metrics: SHARED_METRICS.filter((metric) => metrics.includes(metric)),
      hides_ends,
      created_at: at,
      expires_at: days === null ? null : new Date(at.getTime() + days * DAY_MS),
    });
    return {...toLink(row), token};
  });
}

/** Works twice. */
export async function revokeLink({db}: LinkDeps, owner: string, activity_id: string, id: string) {
  await requireRun({db}, owner, null, activity_id);
  await createLinkRepository(db).remove(activity_id, id);
}

function toLink({id, metrics, hides_ends, created_at, expires_at}: LinkRow): RunLink {
  return {
    id,
    metrics,
    hides_ends,
    created: created_at.toISOString(),
    expires: expires_at?.toISOString() ?? null,
  };
}
