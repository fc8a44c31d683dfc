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
import {parseCartMessage} from "./cart-message";
import {CartView} from "./cart-view";
import {SharedCart} from "./shared-cart";
import {useCartPage} from "./use-cart-page";

export interface CartProps {
  readonly setting: ShopSetting;
  readonly t: ClientTranslator<ShopScope>;
  readonly heading: string;
  /** Where the server has read it, for browsers without scripts. */
  readonly serverRead?: {readonly cart: Cart | null; readonly today: string; readonly said: string | null};
}

/** The page is the same for all visitors until the browser has fetched their cart. */
export const CartClient = withMessages(CartContent);

function CartContent({setting, t, heading, serverRead}: CartProps) {
  const page = useCartPage(setting, t);
  const today = useBrowserValue(
    () => regionDay(new Date(), setting.market.region),
    serverRead?.today ?? NO_DAY,
  );
  const messageCode = useBrowserValue(
    () => new URLSearchParams(location.search).get("said"),
    serverRead?.said ?? null,
  );
  const paid = useBrowserValue(paidOrderAfter, null);
  const cart = page.cart === undefined ? serverRead?.cart : page.cart;
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
  const view = {heading, setting, t, today, message: parseCartMessage(messageCode)};
  return <CartView {...view} cart={cart ?? null} page={page} />;
}
