import {recordSecurityEvent} from "../../../accounts/account/security-log.ts";
import {withTransaction} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import type {PlatformDeps} from "../platform-deps.ts";
import {platform_revocation} from "../tables.ts";
import {createLinkRepository} from "./link-repository.ts";
import type {LinkKey} from "./link-tokens.ts";

/** Disconnects at once; the platform is told by a job. What was fetched stays. Twice is as good as once. */
export async function removeLink(
  {db, now, enqueue}: Pick<PlatformDeps, "db" | "now" | "enqueue">,
  key: LinkKey,
) {
  const at = now();
  await withTransaction(db, async (tx) => {
    const link = await createLinkRepository(tx).remove(key);
    if (!link) return;
    await recordSecurityEvent(tx, {user_id: key.user_id, event: "platform.disconnect", at});
    if (link.tokens_enc === null) return;
    const revocation = newId("rev");
    await tx
      .insert(platform_revocation)
      .values({...key, id: revocation, tokens_enc: link.tokens_enc, created_at: at});
    await enqueue(tx, "platform-revoke", {revocation});
  });
}
