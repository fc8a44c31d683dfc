"use client";

import {type ReactNode, useEffect, useRef} from "react";
import {useCart} from "@/client/resources/use-cart";
import {useSession} from "@/client/session/use-session";
import {failureWords} from "@/client/shop/failure-words";
import {CartNotices} from "@/client/shop/notices";
import {paidOrderAfter} from "@/client/shop/paid-order";
import {ShopMessage} from "@/client/shop/shop-message";
import type {ShopScope, ShopSetting, ShopTranslator} from "@/client/shop/shop-setting";
import type {ClientTranslator} from "@/i18n/message-types";
import {withMessages} from "@/i18n/with-messages";
import {formatAmount} from "@/lib/format/money";
import {NO_DAY} from "@/lib/time/local-day";
import {regionDay} from "@/lib/time/region-day";
import {useBrowserValue} from "@/lib/use-browser-value";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {Link} from "@/ui/link";
import {CheckoutPanel} from "./checkout-panel";
import {dropPlans, hasMoreThanPlan, withoutPlans} from "./drop-plans";
import {followFrame} from "./follow-frame";
import type {ProviderSetting} from "./load-provider";
import {MemberChoice} from "./member-choice";
import {type CheckoutState, useCheckout} from "./use-checkout";
import {useTotals} from "./use-totals";

interface Props {
  readonly setting: ShopSetting;
  readonly t: ClientTranslator<ShopScope>;
  readonly heading: string;
  readonly provider: ProviderSetting | null;
  /** What is agreed to by paying, with links. */
  readonly children: ReactNode;
}

export const CheckoutClient = withMessages(CheckoutContent);

function CheckoutContent(props: Props) {
  const {setting, heading, t} = props;
  const shop = useCart(setting.market);
  const paid = useBrowserValue(paidOrderAfter, null);
  const {cart, err} = shop;
  const isEmpty = !err && (cart === null || cart?.lines.length === 0);
  if (!isEmpty) return <Checkout {...props} shop={shop} t={t} />;
  return (
    <ShopMessage
      heading={heading}
      words={t(paid ? "cart.paid" : "cart.empty")}
      notices={cart && {cart, setting, t}}
    >
      <ButtonLink className="mt-6" size="lg" href={paid ?? setting.links.store}>
        {t(paid ? "checkout.toOrder" : "cart.goToStore")}
      </ButtonLink>
    </ShopMessage>
  );
}

interface CheckoutProps extends Props {
  readonly shop: ReturnType<typeof useCart>;
  readonly t: ShopTranslator;
}

function Checkout({setting, heading, provider, children, shop, t}: CheckoutProps) {
  const {status} = useSession();
  const today = useBrowserValue(() => regionDay(new Date(), setting.market.region), NO_DAY);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? followFrame(frame.current) : undefined), []);
  const {market} = setting;
  const {state, retry} = useCheckout(shop.cart, {market, provider, frame, onCart: shop.replace});
  const {totals, isLoading} = useTotals(state.is === "ready" ? state.checkout.session_id : null, frame);
  const {cart} = shop;
  const isMember = state.is === "refused" && state.err.code === "already_member" && !shop.err;
  const problem = isMember ? null : problemOf(shop.err, state, setting, t);
  const money = (amount: number) => formatAmount(amount, cart?.currency ?? "", market);
  const quoted = state.is === "ready" ? state.checkout.amount_estimate : null;
  return (
    <div className="shop-page" data-checkout>
      <CheckoutPanel
        cart={cart ?? null}
        setting={setting}
        t={t}
        today={today}
        totals={totals}
        isLoading={isLoading}
        leavesOutPlans={isMember && cart ? hasMoreThanPlan(cart) : false}
      />
      <p role="status" className="sr-only">
        {cart && totals && t("checkout.totalWithTax", {total: money(totals.total), tax: money(totals.tax)})}
      </p>
      <div className="shop-words">
        <div className="shop-head">
          <h1 tabIndex={-1} className="text-display-2">
            {heading}
          </h1>
          {status === "signedOut" && (
            <Link
              className="link flex min-h-hit items-center text-ui"
              href={`${setting.links.signIn}?next=${encodeURIComponent(setting.links.checkout)}`}
            >
              {t("auth.signIn")}
            </Link>
          )}
        </div>
        {cart && <CartNotices cart={cart} setting={setting} t={t} />}
        <div role="status" className="shop-notices empty:hidden">
          {state.is === "ready" && state.isRenewed && <p>{t("checkout.renewed")}</p>}
          {cart && quoted !== null && quoted !== cart.subtotal && (
            <p>{t("checkout.changed", {before: money(quoted), now: money(cart.subtotal)})}</p>
          )}
          {state.is === "leaving" && <p>{t("checkout.fallback")}</p>}
        </div>
        <p role="alert" className="shop-problem empty:hidden">
          {problem}
        </p>
        {isMember && cart && (
          <MemberChoice
            setting={setting}
            t={t}
            onContinue={
              hasMoreThanPlan(cart)
                ? () => void shop.change({ops: dropPlans(cart), predict: withoutPlans})
                : null
            }
          />
        )}
        {problem && (
          <p className="flex flex-wrap gap-4">
            <Button size="lg" onClick={cart ? retry : shop.retry}>
              {t("common.retry")}
            </Button>
            <ButtonLink size="lg" variant="secondary" href={setting.links.cart}>
              {t("checkout.backToCart")}
            </ButtonLink>
          </p>
        )}
        <section aria-labelledby="payment" hidden={isMember || problem !== null}>
          <div className="shop-head mb-3">
            <h2 id="payment" className="text-h3">
              {t("checkout.payment")}
            </h2>
            <p className="text-text-2">{t("checkout.cardNote")}</p>
          </div>
          {state.is === "loading" && (
            <p role="status" aria-busy="true" className="checkout-waiting">
              {t("checkout.loading")}
            </p>
          )}
          <div ref={frame} className="checkout-frame" />
          {children}
        </section>
      </div>
    </div>
  );
}

function problemOf(
  err: ReturnType<typeof useCart>["err"],
  state: CheckoutState,
  setting: ShopSetting,
  t: ShopTranslator,
): string | null {
  if (err) return t("cart.loadFailed");
  return state.is === "refused" ? failureWords(state.err, setting, t) : null;
}
