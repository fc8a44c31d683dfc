import {eq} from "drizzle-orm";
import {type LinkTokens, openTokens, sealTokens} from "../link/link-tokens.ts";
import {platform_revocation} from "../tables.ts";
import {createDeliveryRepository} from "../workouts/delivery-repository.ts";
import type {PlatformJobDeps} from "./job-deps.ts";
import {withdrawWorkouts} from "./withdraw-workouts.ts";

const GIVE_UP_MS = 24 * 60 * 60 * 1000;

/** Notifies a platform that a link has ended, and deletes its tokens; after a day it deletes them in any case. */
export async function revokeTokens({db, now, platforms, wrappingKeys, logger}: PlatformJobDeps, id: string) {
  const isIt = eq(platform_revocation.id, id);
  const [row] = await db.select().from(platform_revocation).where(isIt);
  if (!row) return;
  // After a day the platform is no longer notified; this also covers a platform that was removed on purpose.
  if (now().getTime() - row.created_at.getTime() < GIVE_UP_MS) {
    const partner = platforms.requireConfigured(row.platform);
    const tokens = openTokens(wrappingKeys, row, row.tokens_enc);
    const keep = async (renewed: LinkTokens) => {
      await db
        .update(platform_revocation)
        .set({tokens_enc: sealTokens(wrappingKeys, row, renewed)})
        .where(isIt);
    };
    const {access_token, refresh_token} = await withdrawWorkouts(db, partner, row, tokens, keep);
    await partner.revoke(refresh_token ?? access_token);
  } else {
    logger.warn({platform: row.platform}, "a platform was not told that a link is over");
  }
  await createDeliveryRepository(db).forget(row);
  await db.delete(platform_revocation).where(isIt);
}
