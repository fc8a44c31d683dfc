import type {PageContext} from "@/content/page-context";
import {selectMessages} from "@/i18n/select-messages";
import {Icon} from "@/ui/icon/icon";
import {CartLinkClient} from "./cart-link-client";
import {CART_MESSAGES} from "./cart-messages";

/** The page is the same for all visitors, so the count arrives in the browser. */
export function CartLink({context, isCurrent}: {context: PageContext; isCurrent: boolean}) {
  return (
    <CartLinkClient
      href={context.href("/cart")}
      isCurrent={isCurrent}
      messages={selectMessages(context.market, CART_MESSAGES)}
    >
      <Icon name="cart" />
    </CartLinkClient>
  );
}
