import {recordSecurityEvent} from "../../../accounts/account/security-log.ts";
import {withTransaction} from "../../../core/db/db.ts";
import type {PlatformDeps} from "../platform-deps.ts";
import {createLinkRepository} from "./link-repository.ts";
import type {LinkKey} from "./link-tokens.ts";
import {recordPartnerConsent} from "./partner-consent.ts";
import {revokeLater} from "./revoke-later.ts";

/** Disconnects at once; a job notifies the platform. What was fetched stays. Idempotent. */
export async function removeLink(
  {db, now, enqueue}: Pick<PlatformDeps, "db" | "now" | "enqueue">,
  key: LinkKey,
) {
  const at = now();
  await withTransaction(db, async (tx) => {
    const link = await createLinkRepository(tx).remove(key);
    if (!link) return;
    await revokeLater(tx, enqueue, link, at);
    await recordPartnerConsent(tx, {...key, granted: false, at});
    await recordSecurityEvent(tx, {user_id: key.user_id, event: "platform.disconnect", at});
  });
}
