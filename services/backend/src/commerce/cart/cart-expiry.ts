const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after which an untouched cart is given up. */
const CART_DAYS = 30;

export function cartExpiry(now: Date): Date {
  return new Date(now.getTime() + CART_DAYS * DAY_MS);
}
