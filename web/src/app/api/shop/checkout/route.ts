import {askBackend, refusal} from "@/lib/shop/ask-backend";
import {isOwnRequest} from "@/lib/shop/is-own-request";
import {passOn, readJson} from "@/lib/shop/pass-on";

/** Creates a checkout session for the caller's cart, to pay with. */
export async function POST(request: Request) {
  if (!isOwnRequest(request)) return refusal(403, "forbidden");
  const body = await readJson(request);
  return passOn(await askBackend(request.headers, {method: "POST", path: "/canyon/checkout/session", body}));
}
