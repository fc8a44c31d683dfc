import {browserSession} from "@/client/session/browser-session";
import {cartCount} from "@/client/shop/cart-count";

/** Ends the session and loads a page anew, so that nothing read for this person stays in memory. */
export async function signOutTo(href: string) {
  await browserSession().signOut();
  // The cart was theirs, too.
  cartCount.set(0);
  location.assign(href);
}
