import type {Locale} from "@gradus/schemas/markets";
import type {PromoEnd} from "../../contract/cart-values.ts";
import {AppError} from "../../core/errors.ts";
import {createCartRepository} from "../cart/cart-repository.ts";
import {promoDropped} from "../cart/price-cart.ts";
import {readCart} from "../cart/read-cart.ts";
import type {CheckoutDeps} from "./checkout-deps.ts";

interface EndedPromo {
  readonly cart_id: string | null;
  readonly code: string;
  readonly locale: Locale;
  readonly reason: PromoEnd;
  readonly cause?: Error;
}

/** Removes a promotion code that can be used no more from a cart. Returns the refusal, with the cart that can be checked out now. */
export async function refuseEndedPromo(
  deps: CheckoutDeps,
  {cart_id, code, locale, reason, cause}: EndedPromo,
): Promise<AppError> {
  const {db, now} = deps;
  const row = cart_id === null ? null : await createCartRepository(db).removePromo(cart_id, code, now());
  const cart = row && (await readCart(db, deps, row, locale, [promoDropped(reason)]));
  const words = "This code can be used no more and was removed from the cart";
  return new AppError("promo_invalid", words, {params: {reason}, cause, ...(cart && {cart})});
}
