import {askBackend, refusal} from "@/lib/shop/ask-backend";
import {isOwnRequest} from "@/lib/shop/is-own-request";
import {passOn, readJson} from "@/lib/shop/pass-on";

/** Something to pay with, for the cart of whoever asks. */
export async function POST(request: Request) {
  if (!isOwnRequest(request)) return refusal(403, "forbidden");
  const body = await readJson(request);
  return passOn(await askBackend(request.headers, {method: "POST", path: "/canyon/checkout/session", body}));
}
