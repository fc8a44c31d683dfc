import type {Cart, CartLine} from "@gradus/backend/contract/cart";
import {useState} from "react";
import {useCart} from "@/client/resources/use-cart";
import type {Failure, Reply} from "@/client/session/reply";
import {failureWords} from "@/client/shop/failure-words";
import type {ShopSetting, ShopTranslator} from "@/client/shop/shop-setting";
import {formatAmount} from "@/lib/format/money";
import {itemOf, lineKey, restoreOps, withLineAt, withoutLine, withoutPromo, withQty} from "./optimistic-cart";

/** A line that was just taken out, for as long as it can be put back. */
export interface RemovedLine {
  readonly line: CartLine;
  readonly index: number;
  /** Taken out by a key: the way back has to be where the keyboard is. */
  readonly byKey: boolean;
}

export function useCartPage(setting: ShopSetting, t: ShopTranslator) {
  const shop = useCart(setting.market);
  const [messageCode, setMessageCode] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** The line that cannot hold more. */
  const [fullLine, setFullLine] = useState<string | null>(null);
  const [removed, setRemoved] = useState<RemovedLine | null>(null);

  function settle(reply: Reply<Cart>, done: (cart: Cart) => string | null): boolean {
    if (reply.ok) setMessageCode(done(reply.data));
    else setProblem(changeFailure(reply.err, setting, t));
    return reply.ok;
  }

  async function setQty(line: CartLine, newQty: number) {
    setProblem(null);
    const qty = Math.min(newQty, line.max);
    setFullLine(newQty > line.max ? lineKey(line) : null);
    if (qty === line.qty) return;
    const op = {op: "set" as const, ...itemOf(line), qty};
    const reply = await shop.change({ops: [op], predict: (cart) => withQty(cart, line, qty)});
    if (!reply.ok && reply.err.code === "quantity_limit") return setFullLine(lineKey(line));
    settle(reply, (cart) => lineAnnouncement(line, cart, setting, t));
  }

  async function remove(line: CartLine) {
    setProblem(null);
    const byKey = document.activeElement?.matches(":focus-visible") ?? false;
    const index = shop.cart?.lines.findIndex((known) => lineKey(known) === lineKey(line)) ?? 0;
    const op = {op: "remove" as const, ...itemOf(line)};
    const reply = await shop.change({ops: [op], predict: (cart) => withoutLine(cart, line)});
    if (settle(reply, () => t("cart.removed", {item: line.name}))) setRemoved({line, index, byKey});
  }

  async function putBack() {
    if (!removed || !shop.cart) return;
    const {line, index} = removed;
    setRemoved(null);
    const ops = restoreOps(shop.cart, line, index);
    settle(await shop.change({ops, predict: (cart) => withLineAt(cart, line, index)}), () => null);
  }

  /** Whether the code was taken; null takes it away. */
  async function setCode(code: string | null): Promise<Reply<Cart>> {
    const guess = code === null ? withoutPromo : (cart: Cart) => cart;
    return shop.change({ops: [{op: "promo", code}], predict: guess});
  }

  const forget = () => setRemoved(null);
  return {
    ...shop,
    said: messageCode,
    problem,
    setProblem,
    fullLine,
    removed,
    setQty,
    remove,
    putBack,
    forget,
    setCode,
  };
}

/** A change that did not arrive is no trouble of the checkout. */
function changeFailure(err: Failure, setting: ShopSetting, t: ShopTranslator): string | null {
  const isLost = err.code === "network" || err.code === "unavailable";
  return isLost ? t("common.unreachable") : failureWords(err, setting, t);
}

function lineAnnouncement(
  line: CartLine,
  cart: Cart,
  {market}: ShopSetting,
  t: ShopTranslator,
): string | null {
  const now = cart.lines.find((known) => lineKey(known) === lineKey(line));
  if (!now) return null;
  const money = (amount: number) => formatAmount(amount, cart.currency, market);
  return t("cart.lineSays", {item: now.name, total: money(now.total), sum: money(cart.estimated_total)});
}
