import {GIFT_MONTHS} from "../../contract/gifts.ts";
import type {User} from "../../core/authorization/can.ts";
import type {Db} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {addMonths} from "../subscriptions/add-months.ts";
import {createGiftRepository, type GiftRow} from "./gift-repository.ts";

const MAX_UNUSED_MONTHS = 24;

export function requireGiver({roles}: User): GiftRow["giver_kind"] {
  if (roles.includes("admin")) return "admin";
  if (roles.includes("coach")) return "coach";
  throw new AppError("not_a_coach", "Coaches give memberships");
}

export function requireMonths(months: number) {
  if (GIFT_MONTHS.some((known) => known === months)) return;
  throw new AppError("months", `Give ${GIFT_MONTHS.join(", ")} months`);
}

/**
 * Throws when the recipient would have more than they can use in two years. A gift in use counts with its remaining
 * months.
 */
export async function requireRoom(db: Db, email_norm: string, months: number, now: Date) {
  const ahead = await createGiftRepository(db).listUnused(email_norm);
  const giftedMonths = ahead.reduce((all, row) => all + monthsLeft(row, now), 0);
  if (giftedMonths + months <= MAX_UNUSED_MONTHS) return;
  throw new AppError("limit_reached", "They have been given enough for two years", {
    params: {max: MAX_UNUSED_MONTHS, left: Math.max(0, MAX_UNUSED_MONTHS - giftedMonths)},
  });
}

function monthsLeft({months, ends_at}: GiftRow, now: Date): number {
  if (ends_at === null) return months;
  let left = 0;
  while (left < months && addMonths(now, left) < ends_at) left++;
  return left;
}
