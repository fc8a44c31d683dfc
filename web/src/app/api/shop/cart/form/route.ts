import {CART_BOUNDS, createdCart} from "@gradus/backend/contract/cart";
import {z} from "zod";
import {env} from "@/env/server";
import {cartMessageOf} from "@/features/cart/cart-message";
import {cartCookie} from "@/lib/shop/cart-cookie";
import {errorResponse, fetchBackend} from "@/lib/shop/fetch-backend";
import {formMarket, plainCartPath, readForm, seeOther, text, textOrNull} from "@/lib/shop/form-market";
import {isOwnRequest} from "@/lib/shop/is-own-request";

const refused = z.object({err: z.object({code: z.string()})});
const created = z.object({data: createdCart});

export async function POST(request: Request) {
  if (!isOwnRequest(request)) return errorResponse(403, "forbidden");
  const form = await readForm(request);
  const market = form && formMarket(form);
  if (!form || !market) return errorResponse(400, "invalid");
  const isNew = text(form, "act") === "add";
  const ops = [{op: "region", region: market.region}, opOf(form)];
  const common = {request_id: crypto.randomUUID()};
  const answer = await fetchBackend(
    request.headers,
    isNew
      ? {method: "POST", path: "/canyon/carts", body: {...common, region: market.region, ops}}
      : {
          method: "PATCH",
          path: "/canyon/carts/current",
          body: {...common, version: Number(text(form, "version")), ops},
        },
  );
  const body: unknown = await answer.json();
  if (!answer.ok) {
    const known = refused.safeParse(body);
    return seeOther(plainCartPath(market, cartMessageOf(known.success ? known.data.err.code : "problem")));
  }
  const parsed = created.safeParse(body);
  const token = parsed.success ? parsed.data.data.token : null;
  const isSecure = env.SITE_URL.startsWith("https:");
  return seeOther(plainCartPath(market, null), token === null ? null : cartCookie(token, {isSecure}));
}

function opOf(form: FormData) {
  const item = {...itemOf(form), clip: textOrNull(form, "clip")};
  const act = text(form, "act");
  if (act === "promo") return {op: act, code: form.get("drop") === "1" ? null : text(form, "code")};
  if (act === "remove") return {op: act, ...item};
  return {op: act, ...item, qty: quantityOf(form)};
}

/** The page of a product has one field for both: "pod pod-c6". */
function itemOf(form: FormData) {
  const [sku = "", offer = ""] = text(form, "item").split(" ");
  return {sku: sku || text(form, "sku"), offer: offer || textOrNull(form, "offer")};
}

/** A press counts from what the page showed; else it is what was typed. */
function quantityOf(form: FormData): number {
  const step = Number(text(form, "step"));
  const before = Number(text(form, "before") || "1");
  if (step === 0) return Math.min(Number(text(form, "qty") || "1"), CART_BOUNDS.units);
  return Math.max(1, Math.min(before + step, CART_BOUNDS.units));
}
