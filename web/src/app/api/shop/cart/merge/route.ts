import {readCartToken} from "@/lib/shop/cart-cookie";
import {errorResponse, fetchBackend} from "@/lib/shop/fetch-backend";
import {forwardResponse, readJson} from "@/lib/shop/forward-response";
import {isOwnRequest} from "@/lib/shop/is-own-request";
import {GET as readCart} from "../route";

/**
 * The cart of the signed-in user, with what they had put into this browser's cart before. Without a cookie there is
 * nothing to merge; the cookie stays, because the order of a guest can be read with it for a day.
 */
export async function POST(request: Request) {
  if (!isOwnRequest(request)) return errorResponse(403, "forbidden");
  if (readCartToken(request.headers.get("cookie")) === null) return readCart(request);
  const path = `/canyon/carts/merge${new URL(request.url).search}`;
  return forwardResponse(
    await fetchBackend(request.headers, {method: "POST", path, body: await readJson(request)}),
  );
}
