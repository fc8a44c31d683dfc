import type {Failure} from "@/client/session/reply";

/** The messages that an address can make the cart page show. */
const CART_MESSAGE_CODES = [
  "cancelled",
  "quantity_limit",
  "promo_invalid",
  "plan_conflict",
  "already_member",
  "not_sold_in_region",
  "cart_conflict",
  "cart_completed",
  "payment_unavailable",
  "payment_cooldown",
  "out_of_stock",
  "problem",
] as const;
export type CartMessageCode = (typeof CART_MESSAGE_CODES)[number];

export function parseCartMessage(value: string | null | undefined): CartMessageCode | null {
  return CART_MESSAGE_CODES.find((known) => known === value) ?? null;
}

/** A refusal as an address names it; what has no words of its own is a problem. */
export function cartMessageOf(code: string): CartMessageCode {
  return parseCartMessage(code) ?? "problem";
}

export function failureOf(messageCode: Exclude<CartMessageCode, "cancelled">): Pick<Failure, "code"> {
  return {code: messageCode === "problem" ? "internal" : messageCode};
}
