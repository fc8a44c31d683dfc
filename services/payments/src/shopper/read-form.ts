import {z} from "zod";
import type {PayInput} from "../checkout/pay-session.ts";
import {findTestCard} from "../payments/test-cards.ts";
import type {Address, Session} from "../protocol/stored.ts";
import type {Words} from "./words.ts";

const FIELDS = [
  "email",
  "phone",
  "full_name",
  "country",
  "line1",
  "line2",
  "postal_code",
  "city",
  "state",
  "number",
  "expiry",
  "cvc",
  "holder",
  "terms",
] as const;
export type FieldName = (typeof FIELDS)[number];

/** What was typed. The number is among it: it is read, and goes into no page, store or log. */
export type Values = Readonly<Record<FieldName, string>>;
export type Errors = Partial<Record<FieldName, keyof Words>>;

export function readValues(form: Readonly<Record<string, unknown>>): Values {
  const text = (name: FieldName) => {
    const value = form[name];
    return typeof value === "string" ? value.trim().slice(0, 200) : "";
  };
  return Object.fromEntries(FIELDS.map((name) => [name, text(name)])) as Values;
}

export function addressOf(values: Values, isShipped: boolean): Address {
  const orNull = (text: string) => (text === "" ? null : text);
  const {country, line1, line2, postal_code, city, state} = values;
  return {
    country: orNull(country),
    postal_code: orNull(postal_code),
    line1: isShipped ? orNull(line1) : null,
    line2: isShipped ? orNull(line2) : null,
    city: isShipped ? orNull(city) : null,
    state: isShipped ? orNull(state) : null,
  };
}

export function readPayment(
  values: Values,
  session: Session,
  now: Date,
): {input: PayInput} | {errors: Errors} {
  const isShipped = session.shipping_address_collection !== null;
  const card = findTestCard(values.number);
  const expiry = readExpiry(values.expiry, now);
  const errors: Errors = {
    ...missingFields(values, session),
    ...(!z.email().safeParse(values.email).success && {email: "badEmail"}),
    ...(!card && {number: values.number === "" ? "required" : "notTest"}),
    ...(!expiry && {expiry: "badExpiry"}),
    ...(!/^\d{3,4}$/.test(values.cvc) && {cvc: "badCvc"}),
  };
  if (Object.keys(errors).length > 0 || !card || !expiry) return {errors};
  const address = addressOf(values, isShipped);
  const {email, full_name, holder, phone} = values;
  const shopper = {
    email,
    name: isShipped ? full_name : holder,
    phone: phone === "" ? null : phone,
    billing: address,
    shipping: isShipped ? {name: full_name, address} : null,
    has_accepted_terms: values.terms === "on",
  };
  return {input: {card, ...expiry, shopper}};
}

function missingFields(values: Values, session: Session): Errors {
  const shipped: FieldName[] = ["full_name", "line1", "postal_code", "city"];
  const needed: FieldName[] = [
    "email",
    "country",
    "holder",
    ...(session.shipping_address_collection ? shipped : []),
    ...(session.phone_number_collection?.enabled ? (["phone"] as const) : []),
  ];
  const missing = needed.filter((name) => values[name] === "").map((name) => [name, "required"] as const);
  const needsTerms = session.consent_collection?.terms_of_service === "required" && values.terms !== "on";
  return {...Object.fromEntries(missing), ...(needsTerms && {terms: "termsNeeded"})};
}

/** `12/29`; the card is good to the end of its month. */
function readExpiry(text: string, now: Date): {exp_month: number; exp_year: number} | null {
  const [, month = "", year = ""] = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(text) ?? [];
  const exp_month = Number(month);
  const exp_year = 2000 + Number(year);
  if (exp_month < 1 || exp_month > 12) return null;
  return new Date(Date.UTC(exp_year, exp_month, 1)) > now ? {exp_month, exp_year} : null;
}
