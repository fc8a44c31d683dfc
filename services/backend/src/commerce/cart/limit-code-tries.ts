import {limitVisitor} from "../../core/rate-limit/limit-visitor.ts";
import type {CartDeps} from "./cart-deps.ts";

/** Slows down the guessing of codes: a limit per visitor and minute, and another per day. */
const LIMITS = [
  ["promo", {burst: 5, perMinute: 5}],
  ["promo-day", {burst: 20, perMinute: 20 / (24 * 60)}],
] as const;

export async function limitCodeTries(deps: CartDeps, address: string | null) {
  for (const [name, limit] of LIMITS) await limitVisitor(deps, name, address, limit);
}
