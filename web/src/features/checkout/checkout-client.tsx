"use client";

import {type ReactNode, useEffect, useRef} from "react";
import {useTranslator} from "@/client/messages/use-translator";
import {useCart} from "@/client/resources/use-cart";
import {useSession} from "@/client/session/use-session";
import {failureWords} from "@/client/shop/failure-words";
import {CartNotices} from "@/client/shop/notices";
import {paidOrderAfter} from "@/client/shop/paid-order";
import type {ShopScope, ShopSetting} from "@/client/shop/shop-setting";
import {formatAmount} from "@/lib/format/money";
import type {ClientMessages} from "@/lib/messages/client-messages";
import {localDay, NO_DAY} from "@/lib/time/local-day";
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
  readonly messages: ClientMessages<ShopScope>;
  readonly heading: string;
  readonly provider: ProviderSetting | null;
  /** What is agreed to by paying, with links. */
  readonly children: ReactNode;
}

/** The provider's form beside the order it is for. */
export function CheckoutClient({setting, messages, heading, provider, children}: Props) {
  const t = useTranslator(messages);
  const {status} = useSession();
  const today = useBrowserValue(() => localDay(new Date()), NO_DAY);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? followFrame(frame.current) : undefined), []);
  const paid = useBrowserValue(paidOrderAfter, null);
  const shop = useCart(setting.market);
  const {market} = setting;
  const {state, retry} = useCheckout(shop.cart, {market, provider, frame, onCart: shop.replace});
  const {totals, isAsking} = useTotals(state.is === "ready" ? state.checkout.session_id : null, frame);
  const {cart} = shop;
  const hasNothing = cart === null || cart?.lines.length === 0;
  const isMember = state.is === "refused" && state.err.code === "already_member" && !shop.err;
  const problem = isMember ? null : problemOf(shop.err, state, setting, t);
  const money = (amount: number) => formatAmount(amount, cart?.currency ?? "", market);
  const quoted = state.is === "ready" ? state.checkout.amount_estimate : null;
  return (
    <div className="shop-page" data-checkout>
      <CheckoutPanel
        cart={cart ?? null}
        {...{setting, t, today, totals, isAsking}}
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
          {hasNothing && <p>{t(paid ? "cart.paid" : "cart.empty")}</p>}
        </div>
        <p role="alert" className="shop-problem empty:hidden">
          {problem}
        </p>
        {isMember && cart && (
          <MemberChoice
            setting={setting}
            t={t}
            onGoOn={
              hasMoreThanPlan(cart)
                ? () => void shop.change({ops: dropPlans(cart), guess: withoutPlans})
                : null
            }
          />
        )}
        {(problem || hasNothing) && (
          <p className="flex flex-wrap gap-4">
            {problem && (
              <Button size="lg" onClick={cart ? retry : shop.retry}>
                {t("common.retry")}
              </Button>
            )}
            {hasNothing && paid ? (
              <ButtonLink size="lg" href={paid}>
                {t("checkout.toOrder")}
              </ButtonLink>
            ) : (
              <ButtonLink size="lg" variant="secondary" href={setting.links.cart}>
                {t("checkout.backToCart")}
              </ButtonLink>
            )}
          </p>
        )}
        <section aria-labelledby="payment" hidden={hasNothing || isMember || problem !== null}>
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
  t: ReturnType<typeof useTranslator<ShopScope>>,
): string | null {
  if (err) return t("cart.loadFailed");
  return state.is === "refused" ? failureWords(state.err, setting, t) : null;
}
