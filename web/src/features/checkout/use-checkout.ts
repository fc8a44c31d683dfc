import type {Cart} from "@gradus/backend/contract/cart";
import type {CheckoutReply} from "@gradus/backend/contract/checkout";
import type {MarketParams} from "@gradus/schemas/markets";
import {type RefObject, useEffect, useEffectEvent, useState} from "react";
import {startCheckout} from "@/client/resources/cart-calls";
import type {Failure} from "@/client/session/reply";
import {loadProvider, type ProviderSetting} from "./load-provider";

export type CheckoutState =
  | {readonly is: "loading"}
  | {readonly is: "ready"; readonly checkout: CheckoutReply; readonly isRenewed: boolean}
  /** To the provider's own page, because its form does not come here. */
  | {readonly is: "leaving"; readonly url: string | null}
  | {readonly is: "refused"; readonly err: Failure};

interface CheckoutOptions {
  readonly market: MarketParams;
  /** Null without a browser's key: then people pay on the provider's own page. */
  readonly provider: ProviderSetting | null;
  /** Where the form is put. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly onCart: (cart: Cart) => void;
}

/** The provider's form in our page, for the cart as it is; another version of it is another form. */
export function useCheckout(
  cart: Cart | null | undefined,
  {market, provider, frame, onCart}: CheckoutOptions,
) {
  const [state, setState] = useState<CheckoutState>({is: "loading"});
  const [round, setRound] = useState(0);
  const payable = cart && cart.lines.length > 0 ? cart : null;
  const [id, version] = [payable?.id, payable?.version];
  const open = useEffectEvent((opened: CartVersion, visit: FormScope) =>
    openForm(opened, {market, provider, frame}, visit),
  );
  const replaceCart = useEffectEvent(onCart);

  useEffect(() => {
    if (id === undefined || version === undefined) return;
    const visit = beginFormScope();
    setState({is: "loading"});
    void open({id, version}, visit).then((next) => {
      if (visit.isOver()) return;
      if (next.is === "refused" && next.err.cart) {
        replaceCart(next.err.cart);
        // A cart that only lost its expired code keeps its version, so only a new round opens its form again.
        if (next.err.cart.version === version) setRound((count) => count + 1);
        return;
      }
      setState(next);
      if (next.is === "ready") visit.at(next.checkout.expires_at, () => setRound((count) => count + 1));
      if (next.is === "leaving" && next.url) location.assign(next.url);
    });
    return visit.end;
  }, [id, version, round]);
  return {state, retry: () => setRound((count) => count + 1)};
}

type CartVersion = Pick<Cart, "id" | "version">;

async function openForm(
  cart: CartVersion,
  {market, provider, frame}: Omit<CheckoutOptions, "onCart">,
  visit: FormScope,
): Promise<CheckoutState> {
  if (!provider) return openHostedPage(cart, market);
  const reply = await startCheckout(market, cart, "embedded_page");
  if (!reply.ok) return {is: "refused", err: reply.err};
  const {client_secret: clientSecret, checkout_id} = reply.data;
  if (visit.isOver() || clientSecret === null) return openHostedPage(cart, market);
  try {
    const stripe = await loadProvider(provider, market.locale);
    const page = await stripe.createEmbeddedCheckoutPage({clientSecret});
    if (visit.isOver() || !frame.current) page.destroy();
    else {
      visit.onEnd(() => page.destroy());
      page.mount(frame.current);
    }
    return {is: "ready", checkout: reply.data, isRenewed: putCheckoutInAddress(checkout_id)};
  } catch (error) {
    console.info("The payment form did not load here:", error);
    return visit.isOver() ? {is: "loading"} : openHostedPage(cart, market);
  }
}

/** The same cart on the provider's own page. The form that was to stand here can no longer be paid from then on. */
async function openHostedPage(cart: CartVersion, market: MarketParams): Promise<CheckoutState> {
  const reply = await startCheckout(market, cart, "hosted_page");
  return reply.ok ? {is: "leaving", url: reply.data.url} : {is: "refused", err: reply.err};
}

/** Puts the checkout into the address; true when the address had another one. */
function putCheckoutInAddress(checkout_id: string): boolean {
  const before = new URLSearchParams(location.search).get("c");
  if (before === checkout_id) return false;
  history.replaceState(history.state, "", `${location.pathname}?c=${checkout_id}`);
  return before !== null;
}

type FormScope = ReturnType<typeof beginFormScope>;

/** The scope of one form: results that arrive after it has ended are discarded. */
function beginFormScope() {
  let isOver = false;
  const ends: (() => void)[] = [];
  return {
    isOver: () => isOver,
    onEnd: (run: () => void) => void ends.push(run),
    at(instant: string, run: () => void) {
      const timer = setTimeout(run, Math.max(0, Date.parse(instant) - Date.now()));
      ends.push(() => clearTimeout(timer));
    },
    end() {
      isOver = true;
      for (const run of ends) run();
    },
  };
}
