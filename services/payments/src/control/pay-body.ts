import {z} from "zod";
import type {PayInput} from "../checkout/pay-session.ts";
import {findTestCard} from "../payments/test-cards.ts";

/** How a test pays: every field has a default, so that `{}` buys with a card that works. */
export const payBody = z.strictObject({
  card: z.string().default("4242424242424242"),
  /** What the shopper does on the bank's page, where there is one. */
  three_d_secure: z.enum(["complete", "fail"]).default("complete"),
  email: z.email().default("shopper@example.com"),
  name: z.string().default("Ada Shopper"),
  phone: z.string().nullable().default(null),
  country: z.string().length(2).default("US"),
  postal_code: z.string().default("10001"),
  city: z.string().default("New York"),
  line1: z.string().default("1 Test Street"),
  state: z.string().nullable().default(null),
});

export type PayBody = z.infer<typeof payBody>;

/** Null: that is no test card. */
export function toPayInput(body: PayBody, isShipped: boolean, year: number): PayInput | null {
  const card = findTestCard(body.card);
  if (!card) return null;
  const {email, name, phone, country, postal_code, city, line1, state} = body;
  const address = {city, country, line1, line2: null, postal_code, state};
  const shipping = isShipped ? {name, address} : null;
  const shopper = {email, name, phone, billing: address, shipping, has_accepted_terms: true};
  return {card, exp_month: 12, exp_year: year + 4, shopper};
}
