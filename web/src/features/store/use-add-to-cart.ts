import type {Cart, CartNotice, CartOp} from "@gradus/backend/contract/cart";
import type {MarketParams} from "@gradus/schemas/markets";
import {useRef, useState} from "react";
import {cartCount} from "@/client/shop/cart-count";
import type {AddTranslator} from "./add-messages";

export type Item = Pick<Extract<CartOp, {op: "add"}>, "sku" | "offer" | "clip" | "qty">;

interface Adding {
  readonly isAdding: boolean;
  /** How many things the cart holds by now. */
  readonly added: number | null;
  /** What happened to the rest of the cart, which came from another store. */
  readonly notices: readonly string[];
  readonly refused: string | null;
}

const IDLE: Adding = {isAdding: false, added: null, notices: [], refused: null};

/** Puts things into the cart. The code that does it is fetched at the first press: most visitors only look. */
export function useAddToCart(market: MarketParams, t: AddTranslator) {
  const [state, setState] = useState(IDLE);
  /** Of a try that may have arrived: made again, it is still the same intention. */
  const attempt = useRef<{readonly what: string; readonly id: string} | null>(null);

  async function add(item: Item): Promise<void> {
    if (state.isAdding) return;
    setState({...IDLE, isAdding: true});
    const calls = await import("@/client/resources/cart-calls").catch(() => null);
    if (!calls) return setState({...IDLE, refused: t("common.unreachable")});
    const what = JSON.stringify(item);
    const id = attempt.current?.what === what ? attempt.current.id : calls.newRequestId();
    attempt.current = {what, id};
    const reply = await calls.addToCart(market, [{op: "add", ...item}], id);
    if (reply.status !== 0) attempt.current = null;
    if (!reply.ok) return setState({...IDLE, refused: refusal(reply.err, t)});
    cartCount.set(reply.data.quantity);
    setState({...IDLE, added: reply.data.quantity, notices: noticesOf(reply.data, t)});
  }

  return {...state, add};
}

/** Shown here, because only the reply to the change that caused them contains them. */
function noticesOf({notices, currency}: Cart, t: AddTranslator): string[] {
  const has = (code: CartNotice["code"]) => notices.some((notice) => notice.code === code);
  return [
    has("repriced") && t("cart.repriced", {currency}),
    has("line_dropped") && t("cart.someDropped"),
    has("promo_dropped") && t("cart.promoDropped"),
  ].filter((words) => words !== false);
}

function refusal({code, request_id}: {code: string; request_id: string}, t: AddTranslator): string {
  if (code === "quantity_limit") return t("cart.limit");
  if (code === "plan_conflict") return t("cart.planConflict");
  if (code === "network" || code === "unavailable") return t("common.unreachable");
  return t("common.problem", {ref: request_id});
}
