import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import {withTransaction} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import type {SyncDeps} from "../orders/sync-session.ts";
import {hashCode} from "./gift-code.ts";
import {createGiftRepository, type GiftRow} from "./gift-repository.ts";
import {mailGiftGiver} from "./mail-gift.ts";
import {startGifts} from "./start-gifts.ts";

export interface Claim {
  readonly code: string;
  readonly transfer?: boolean | undefined;
}

/**
 * Assigns a gift to the user who claims it. A user with the code but another address must confirm with `transfer`.
 * Wrong, expired, used and refunded codes fail alike, so that codes cannot be probed; of two concurrent claims one
 * succeeds.
 */
export async function claimGift(deps: SyncDeps, user_id: string, {code, transfer}: Claim): Promise<GiftRow> {
  const {db, now} = deps;
  const claimed = await withTransaction(db, async (tx) => {
    const gifts = createGiftRepository(tx);
    const gift = requireClaimable(await gifts.lockOfCode(hashCode(code)), now());
    if (gift.giver_id === user_id) throw new AppError("self_gift", "Gifts are for others");
    const person = await createAccountRepository(tx).get(user_id, now());
    const isTheirs = person?.email_verified_at != null && person.email_norm === gift.recipient_email_norm;
    if (!isTheirs && !transfer) {
      throw new AppError("gift_for_another", "The gift was sent to another address");
    }
    await gifts.change(gift.id, {status: "claimed", claimed_at: now(), recipient_user_id: user_id});
    await startGifts(tx, user_id, now());
    await mailGiftGiver(tx, gift, "claimed", now());
    return gifts.get(gift.id);
  });
  if (!claimed) throw new Error("A gift was gone right after it was claimed");
  deps.wakeMail();
  return claimed;
}

function requireClaimable(gift: GiftRow | null, now: Date): GiftRow {
  const isOpen = gift?.status === "purchased" && gift.expires_at !== null && gift.expires_at > now;
  if (gift && isOpen) return gift;
  throw new AppError("gift_invalid", "No gift can be claimed with this code");
}
