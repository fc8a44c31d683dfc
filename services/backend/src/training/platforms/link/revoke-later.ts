import type {Db} from "../../../core/db/db.ts";
import {newId} from "../../../core/db/new-id.ts";
import type {PlatformDeps} from "../platform-deps.ts";
import {platform_revocation} from "../tables.ts";
import {createDeliveryRepository} from "../workouts/delivery-repository.ts";
import type {LinkRow} from "./link-repository.ts";

/**
 * Has the platform notified that the tokens of a link have ended. The tokens remain stored until then, for a day at
 * most.
 */
export async function revokeLater(tx: Db, enqueue: PlatformDeps["enqueue"], link: LinkRow, at: Date) {
  const {user_id, platform, tokens_enc} = link;
  // Nothing can be removed there any more either.
  if (tokens_enc === null) return createDeliveryRepository(tx).forget(link);
  const revocation = newId("rev");
  await tx
    .insert(platform_revocation)
    .values({id: revocation, user_id, platform, tokens_enc, created_at: at});
  await enqueue(tx, "platform-revoke", {revocation});
}
