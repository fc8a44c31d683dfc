export type Behaviour =
  | "success"
  | "generic_decline"
  | "insufficient_funds"
  | "expired_card"
  | "incorrect_cvc"
  | "processing_error"
  | "three_d_secure"
  | "declines_later"
  | "blocked"
  | "review"
  | "highest_risk"
  | "fraud_warning"
  | "dispute"
  | "refund_fails";

export interface TestCard {
  readonly number: string;
  readonly brand: "visa" | "mastercard" | "amex";
  readonly behaviour: Behaviour;
  /** The country of the issuing bank; the United States unless given. */
  readonly country?: string;
}

/** The published test numbers this emulator knows. It takes no others, so that no customer enters a real card here. */
export const TEST_CARDS: readonly TestCard[] = [
  {number: "4242424242424242", brand: "visa", behaviour: "success"},
  {number: "5555555555554444", brand: "mastercard", behaviour: "success"},
  {number: "378282246310005", brand: "amex", behaviour: "success"},
  {number: "4000002500003155", brand: "visa", behaviour: "three_d_secure"},
  {number: "4000002760003184", brand: "visa", behaviour: "three_d_secure"},
  {number: "4000000000000002", brand: "visa", behaviour: "generic_decline"},
  {number: "4000000000009995", brand: "visa", behaviour: "insufficient_funds"},
  {number: "4000000000000069", brand: "visa", behaviour: "expired_card"},
  {number: "4000000000000127", brand: "visa", behaviour: "incorrect_cvc"},
  {number: "4000000000000119", brand: "visa", behaviour: "processing_error"},
  {number: "4000000000000341", brand: "visa", behaviour: "declines_later"},
  {number: "4100000000000019", brand: "visa", behaviour: "blocked"},
  {number: "4000000000009235", brand: "visa", behaviour: "review"},
  {number: "4000000000004954", brand: "visa", behaviour: "highest_risk"},
  {number: "4000000000005423", brand: "visa", behaviour: "fraud_warning"},
  {number: "4000002760000016", brand: "visa", behaviour: "success", country: "DE"},
  {number: "4000000000000259", brand: "visa", behaviour: "dispute"},
  {number: "4000000000005126", brand: "visa", behaviour: "refund_fails"},
];

export function findTestCard(typed: string): TestCard | null {
  const digits = typed.replace(/[\s-]/g, "");
  return TEST_CARDS.find(({number}) => number === digits) ?? null;
}

export interface Decline {
  readonly code: string;
  readonly decline_code: string;
  readonly message: string;
  readonly isBlocked: boolean;
}

const decline = (code: string, decline_code: string, message: string): Decline => ({
  code,
  decline_code,
  message,
  isBlocked: false,
});

const DECLINED = decline("card_declined", "generic_decline", "Your card was declined.");

const DECLINES: Partial<Record<Behaviour, Decline>> = {
  generic_decline: DECLINED,
  insufficient_funds: decline("card_declined", "insufficient_funds", "Your card has insufficient funds."),
  expired_card: decline("expired_card", "expired_card", "Your card has expired."),
  incorrect_cvc: decline("incorrect_cvc", "incorrect_cvc", "Your card's security code is incorrect."),
  processing_error: decline(
    "processing_error",
    "processing_error",
    "An error occurred while processing your card. Try again in a little bit.",
  ),
  blocked: {...DECLINED, decline_code: "fraudulent", isBlocked: true},
};

/** Why this card cannot be charged now, or null. Some succeed in the shop and fail while the customer is absent. */
export function declineOf(behaviour: Behaviour, isShopperThere: boolean): Decline | null {
  if (behaviour === "declines_later" && !isShopperThere) return DECLINED;
  return DECLINES[behaviour] ?? null;
}
