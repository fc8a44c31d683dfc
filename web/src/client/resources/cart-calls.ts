import type {Cart, CartOp} from "@gradus/backend/contract/cart";
import type {NewCheckout} from "@gradus/backend/contract/checkout";
import type {MarketParams} from "@gradus/schemas/markets";
import {browserSession, newId} from "../session/browser-session";
import type {Reply} from "../session/reply";

const localeQuery = ({locale}: MarketParams) => ({query: {locale}});

/** The stored cart; after sign-in merged with what this browser had collected before. */
export async function readCart(market: MarketParams, isSignedIn: boolean): Promise<Reply<Cart | null>> {
  const {callShop} = browserSession();
  const reply = isSignedIn
    ? await callShop("POST /api/shop/cart/merge", {...localeQuery(market), body: {region: market.region}})
    : await callShop("GET /api/shop/cart", localeQuery(market));
  if (!reply.ok || !reply.data || reply.data.region === market.region) return reply;
  const moved = await editCart(market, reply.data.version, [{op: "region", region: market.region}]);
  return moved.ok ? {...moved, data: withMergeNotices(moved.data, reply.data)} : moved;
}

/** Notices that only the reply to a merge carries. */
const MERGE_NOTICES: ReadonlySet<string> = new Set(["carts_joined", "quantity_reduced", "plan_dropped"]);

/** The cart with the merge notices of the previous reply, and with the previous currency in its repricing notice. */
function withMergeNotices(cart: Cart, former: Cart): Cart {
  const notices = cart.notices.map((notice) =>
    notice.code === "repriced" ? {...notice, params: {...notice.params, old: former.currency}} : notice,
  );
  return {...cart, notices: [...former.notices.filter(({code}) => MERGE_NOTICES.has(code)), ...notices]};
}

/** Puts something in, whatever else is in there by now, at the prices of the market it was seen in. */
export function addToCart(market: MarketParams, ops: readonly CartOp[], request_id = newId()) {
  const {region} = market;
  const body = {region, ops: [{op: "region" as const, region}, ...ops], request_id};
  return browserSession().callShop("POST /api/shop/cart", {...localeQuery(market), body});
}

/** Changes the cart that was seen. Another one by now is `cart_conflict`. */
export function editCart(market: MarketParams, version: number, ops: readonly CartOp[]) {
  const body = {ops: [...ops], version, request_id: newId()};
  return browserSession().callShop("PATCH /api/shop/cart", {...localeQuery(market), body});
}

/** Names one intention: sent again with it, it has no second effect. */
export const newRequestId = newId;

type Payable = Pick<Cart, "id" | "version">;

/** Something to pay the cart with, on the provider's page in ours, or instead of ours. */
export function startCheckout(
  {locale}: MarketParams,
  {id, version}: Payable,
  ui_mode: NewCheckout["ui_mode"],
) {
  const body: NewCheckout = {cart_id: id, cart_version: version, locale, ui_mode};
  return browserSession().callShop("POST /api/shop/checkout", {body});
}

export function readCheckout(session_id: string) {
  return browserSession().callShop("GET /api/shop/checkout/{session_id}", {params: {session_id}});
}
