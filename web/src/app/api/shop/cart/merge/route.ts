import {askBackend, refusal} from "@/lib/shop/ask-backend";
import {readCartToken} from "@/lib/shop/cart-cookie";
import {isOwnRequest} from "@/lib/shop/is-own-request";
import {passOn, readJson} from "@/lib/shop/pass-on";
import {GET as readCart} from "../route";

/**
 * The cart of the signed-in user, with what they had put into this browser's cart before. Without a cookie there is
 * nothing to merge; the cookie stays, because the order of a guest can be read with it for a day.
 */
export async function POST(request: Request) {
  if (!isOwnRequest(request)) return refusal(403, "forbidden");
  if (readCartToken(request.headers.get("cookie")) === null) return readCart(request);
  const path = `/canyon/carts/merge${new URL(request.url).search}`;
  return passOn(await askBackend(request.headers, {method: "POST", path, body: await readJson(request)}));
}
