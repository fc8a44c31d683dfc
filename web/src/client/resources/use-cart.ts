import type {Cart, CartOp} from "@gradus/backend/contract/cart";
import type {MarketParams} from "@gradus/schemas/markets";
import {useRef} from "react";
import useSWR from "swr";
import {cartCount} from "@/client/shop/cart-count";
import {failed, type Reply} from "../session/reply";
import {useSession} from "../session/use-session";
import {editCart, readCart} from "./cart-calls";
import {dataOrThrow, type FailedReply} from "./use-resource";

export interface CartChange {
  readonly ops: readonly CartOp[];
  readonly predict: (cart: Cart) => Cart;
}

/** `cart` is null while there is none, undefined until known. */
export function useCart(market: MarketParams) {
  const {status, userId} = useSession();
  const key = status === "unknown" ? null : `cart ${market.region} ${market.locale} ${userId ?? ""}`;
  const previousCart = useRef<Cart | null>(null);
  const queue = useQueue();
  const keep = (cart: Cart | null) => {
    previousCart.current = cart;
    cartCount.set(cart?.quantity ?? 0);
    return cart;
  };
  const {data, error, mutate} = useSWR<Cart | null, FailedReply>(
    key,
    async () => keep(await dataOrThrow(readCart(market, userId !== null))),
    {shouldRetryOnError: false, revalidateOnReconnect: false},
  );
  const show = (cart: Cart | null) => void mutate(cart, {revalidate: false});

  async function send(ops: readonly CartOp[], isLast: () => boolean): Promise<Reply<Cart>> {
    if (!previousCart.current) return failed(404, {code: "not_found", request_id: "none"});
    const reply = await editCart(market, previousCart.current.version, ops);
    if (reply.ok) keep(reply.data);
    else if (reply.err.cart) keep(reply.err.cart);
    // Later changes have been guessed already: showing what is true before them would take them back.
    if (isLast()) show(previousCart.current);
    return reply;
  }

  const isLeaving = error?.err.code === "leaving";
  return {
    cart: data,
    err: error && !isLeaving ? error.err : null,
    retry: () => void mutate(),
    /** Shows the guess at once, then replaces it by the server's cart, also when the server refuses the change. */
    change({ops, predict}: CartChange): Promise<Reply<Cart>> {
      void mutate((now) => now && predict(now), {revalidate: false});
      return queue((isLast) => send(ops, isLast));
    },
    /** Takes over what a reply to something else brought along. */
    replace: (cart: Cart | null) => show(keep(cart)),
  };
}

/** One after the other, in order: each change builds on the version that the one before made. */
function useQueue() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return <T>(run: (isLast: () => boolean) => Promise<T>): Promise<T> => {
    const task: Promise<T> = last.current.then(() => run(() => last.current === task));
    last.current = task;
    return task;
  };
}
