"use client";

import type {Cart} from "@gradus/backend/contract/cart";
import {paidOrderAfter} from "@/client/shop/paid-order";
import {ShopMessage} from "@/client/shop/shop-message";
import type {ShopScope, ShopSetting} from "@/client/shop/shop-setting";
import type {ClientTranslator} from "@/i18n/message-types";
import {withMessages} from "@/i18n/with-messages";
import {NO_DAY} from "@/lib/time/local-day";
import {regionDay} from "@/lib/time/region-day";
import {useBrowserValue} from "@/lib/use-browser-value";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {CartView} from "./cart-view";
import {parseSaid} from "./said";
import {SharedCart} from "./shared-cart";
import {useCartPage} from "./use-cart-page";

export interface CartProps {
  readonly setting: ShopSetting;
  readonly t: ClientTranslator<ShopScope>;
  readonly heading: string;
  /** Where the server has read it, for browsers without scripts. */
  readonly drawn?: {readonly cart: Cart | null; readonly today: string; readonly said: string | null};
}

/** The visitor's cart. The page is the same for all visitors until the browser has fetched their cart. */
export const CartClient = withMessages(CartContent);

function CartContent({setting, t, heading, drawn}: CartProps) {
  const page = useCartPage(setting, t);
  const today = useBrowserValue(() => regionDay(new Date(), setting.market.region), drawn?.today ?? NO_DAY);
  const told = useBrowserValue(() => new URLSearchParams(location.search).get("said"), drawn?.said ?? null);
  const paid = useBrowserValue(paidOrderAfter, null);
  const cart = page.cart === undefined ? drawn?.cart : page.cart;
  if (page.err && !cart)
    return (
      <ShopMessage heading={heading} words={t("cart.loadFailed")}>
        <Button className="mt-6" size="lg" onClick={page.retry}>
          {t("common.retry")}
        </Button>
      </ShopMessage>
    );
  const isEmpty = cart === null || (cart?.lines.length === 0 && !page.removed);
  if (isEmpty)
    return (
      <ShopMessage
        heading={heading}
        words={t(paid ? "cart.paid" : "cart.empty")}
        notices={cart && {cart, setting, t}}
      >
        <SharedCart setting={setting} t={t} onTaken={page.replace} />
        <ButtonLink className="mt-6" size="lg" href={paid ?? setting.links.store}>
          {t(paid ? "checkout.toOrder" : "cart.goToStore")}
        </ButtonLink>
      </ShopMessage>
    );
  const view = {heading, setting, t, today, told: parseSaid(told)};
  return <CartView {...view} cart={cart ?? null} page={page} />;
}
