import {AppError} from "../../core/errors.ts";
import {createCartRepository} from "../cart/cart-repository.ts";
import type {CheckoutDeps} from "./checkout-deps.ts";

/** Removes an expired promotion code from a cart, so that the next checkout succeeds without it. Returns the refusal. */
export async function refuseEndedPromo(
  {db, now}: Pick<CheckoutDeps, "db" | "now">,
  cart_id: string | null,
  code: string,
  cause?: Error,
): Promise<AppError> {
  if (cart_id !== null) await createCartRepository(db).removePromo(cart_id, code, now());
  return new AppError("promo_invalid", "This code has expired and was removed from the cart", {cause});
}
