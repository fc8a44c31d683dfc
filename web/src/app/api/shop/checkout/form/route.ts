import {checkoutReply} from "@gradus/backend/contract/checkout";
import {z} from "zod";
import {cartMessageOf} from "@/features/cart/cart-message";
import {errorResponse, fetchBackend} from "@/lib/shop/fetch-backend";
import {formMarket, plainCartPath, readForm, seeOther, text} from "@/lib/shop/form-market";
import {isOwnRequest} from "@/lib/shop/is-own-request";

const refused = z.object({err: z.object({code: z.string()})});
const started = z.object({data: checkoutReply});

/** Paying without scripts: straight to the provider's own page. */
export async function POST(request: Request) {
  if (!isOwnRequest(request)) return errorResponse(403, "forbidden");
  const form = await readForm(request);
  const market = form && formMarket(form);
  if (!form || !market) return errorResponse(400, "invalid");
  const answer = await fetchBackend(request.headers, {
    method: "POST",
    path: "/canyon/checkout/session",
    body: {
      cart_id: text(form, "cart_id"),
      cart_version: Number(text(form, "version")),
      locale: market.locale,
      ui_mode: "hosted_page",
    },
  });
  const body: unknown = await answer.json();
  if (answer.ok) {
    const {url} = started.parse(body).data;
    if (url !== null) return seeOther(url);
  }
  const known = refused.safeParse(body);
  return seeOther(plainCartPath(market, cartMessageOf(known.success ? known.data.err.code : "problem")));
}
