import {CURRENT_CART, createdCart} from "@gradus/backend/contract/cart";
import {z} from "zod";
import {env} from "@/env/server";
import {NO_STORE} from "@/lib/cache-control";
import {cartCookie} from "@/lib/shop/cart-cookie";
import {errorResponse, fetchBackend} from "@/lib/shop/fetch-backend";
import {forwardResponse, readJson} from "@/lib/shop/forward-response";
import {isOwnRequest} from "@/lib/shop/is-own-request";

const created = z.object({data: createdCart});
const pathOf = (request: Request, cart: string) => `/canyon/carts${cart}${new URL(request.url).search}`;

/** Returns the caller's current cart, or null: having none is not an error. */
export async function GET(request: Request) {
  const answer = await fetchBackend(request.headers, {path: pathOf(request, `/${CURRENT_CART}`)});
  return answer.status === 404 ? Response.json({data: null}, {headers: NO_STORE}) : forwardResponse(answer);
}

/** Puts something into the cart, and makes one where there is none. Its token stays in the cookie. */
export async function POST(request: Request) {
  if (!isOwnRequest(request)) return errorResponse(403, "forbidden");
  const body = await readJson(request);
  const answer = await fetchBackend(request.headers, {method: "POST", path: pathOf(request, ""), body});
  if (!answer.ok) return forwardResponse(answer);
  const {cart, token} = created.parse(await answer.json()).data;
  const headers = new Headers(NO_STORE);
  const isSecure = env.SITE_URL.startsWith("https:");
  if (token !== null) headers.append("set-cookie", cartCookie(token, {isSecure}));
  return Response.json({data: cart}, {status: answer.status, headers});
}

export async function PATCH(request: Request) {
  if (!isOwnRequest(request)) return errorResponse(403, "forbidden");
  const body = await readJson(request);
  return forwardResponse(
    await fetchBackend(request.headers, {method: "PATCH", path: pathOf(request, `/${CURRENT_CART}`), body}),
  );
}
