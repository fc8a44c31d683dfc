import type {Db} from "../../../core/db/db.ts";
import type {LinkKey, LinkTokens} from "../link/link-tokens.ts";
import {type Partner, UNAUTHORIZED} from "../partner/partner-client.ts";
import {PartnerFailure} from "../partner/partner-failure.ts";
import {createDeliveryRepository} from "../workouts/delivery-repository.ts";

/**
 * Removes from a platform the workouts that were sent there, before its tokens end. Returns the tokens that are valid
 * afterwards; renewed ones are stored first, for the old ones work once. Without a permission nothing can be removed,
 * which is no failure.
 */
export async function withdrawWorkouts(
  db: Db,
  partner: Partner,
  {user_id, platform}: LinkKey,
  linkTokens: LinkTokens,
  keep: (renewed: LinkTokens) => Promise<void>,
): Promise<LinkTokens> {
  const deliveries = createDeliveryRepository(db);
  let tokens = linkTokens;
  let isRenewed = false;
  for (const {workout_id} of await deliveries.list({user_id, platform})) {
    let answer = await remove(partner, tokens, workout_id);
    if (answer === UNAUTHORIZED && !isRenewed) {
      isRenewed = true;
      const renewed = await renew(partner, tokens);
      if (renewed === null) return tokens;
      await keep(renewed);
      tokens = renewed;
      answer = await remove(partner, tokens, workout_id);
    }
    if (answer === UNAUTHORIZED) return tokens;
    await deliveries.remove({user_id, platform, workout_id});
  }
  return tokens;
}

/** What a platform will not remove stays there: it does not keep the permission alive. */
async function remove(partner: Partner, {access_token}: LinkTokens, workout_id: string) {
  try {
    return await partner.removeWorkout(access_token, workout_id);
  } catch (error) {
    if (error instanceof PartnerFailure && error.code === "refused") return true;
    throw error;
  }
}

async function renew(partner: Partner, {refresh_token}: LinkTokens): Promise<LinkTokens | null> {
  const reply = refresh_token === null ? null : await partner.refresh(refresh_token);
  return reply && {access_token: reply.access_token, refresh_token: reply.refresh_token ?? refresh_token};
}
