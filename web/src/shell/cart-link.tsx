import type {PageContext} from "@/content/page-context";
import {Icon} from "@/ui/icon/icon";
import {CartLinkClient} from "./cart-link-client";

// A count no message contains otherwise; the browser puts the real one in its place.
const SAMPLE = 22;

/** The cart's icon. The page is the same for everybody, so the count arrives in the browser. */
export function CartLink({context, isCurrent}: {context: PageContext; isCurrent: boolean}) {
  const {t} = context;
  return (
    <CartLinkClient
      href={context.href("/cart")}
      isCurrent={isCurrent}
      words={{
        empty: t("cart.navLabel", {count: 0}),
        one: t("cart.navLabel", {count: 1}),
        many: t("cart.navLabel", {count: SAMPLE}).replace(String(SAMPLE), "{count}"),
      }}
    >
      <Icon name="cart" />
    </CartLinkClient>
  );
}
