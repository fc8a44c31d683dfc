import {CURRENT_CART, createdCart} from "@gradus/backend/contract/cart";
import {z} from "zod";
import {env} from "@/env/server";
import {NO_STORE} from "@/lib/cache-control";
import {askBackend, refusal} from "@/lib/shop/ask-backend";
import {cartCookie} from "@/lib/shop/cart-cookie";
import {isOwnRequest} from "@/lib/shop/is-own-request";
import {passOn, readJson} from "@/lib/shop/pass-on";

const created = z.object({data: createdCart});
const pathOf = (request: Request, cart: string) => `/canyon/carts${cart}${new URL(request.url).search}`;

/** Returns the caller's current cart, or null: having none is not an error. */
export async function GET(request: Request) {
  const answer = await askBackend(request.headers, {path: pathOf(request, `/${CURRENT_CART}`)});
  return answer.status === 404 ? Response.json({data: null}, {headers: NO_STORE}) : passOn(answer);
}

/** Puts something into the cart, and makes one where there is none. Its token stays in the cookie. */
export async function POST(request: Request) {
  if (!isOwnRequest(request)) return refusal(403, "forbidden");
  const body = await readJson(request);
  const answer = await askBackend(request.headers, {method: "POST", path: pathOf(request, ""), body});
  if (!answer.ok) return passOn(answer);
  const {cart, token} = created.parse(await answer.json()).data;
  const headers = new Headers(NO_STORE);
  const isSecure = env.SITE_URL.startsWith("https:");
  if (token !== null) headers.append("set-cookie", cartCookie(token, {isSecure}));
  return Response.json({data: cart}, {status: answer.status, headers});
}

/** Changes the cart in use. */
export async function PATCH(request: Request) {
  if (!isOwnRequest(request)) return refusal(403, "forbidden");
  const body = await readJson(request);
  return passOn(
    await askBackend(request.headers, {method: "PATCH", path: pathOf(request, `/${CURRENT_CART}`), body}),
  );
}
