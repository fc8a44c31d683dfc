"use client";

import {type ReactNode, useSyncExternalStore} from "react";
import {cartCount} from "@/client/shop/cart-count";
import {withMessages} from "@/i18n/with-messages";
import {Link} from "@/ui/link";
import type {CartTranslator} from "./cart-messages";

interface Props {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly t: CartTranslator;
  readonly children: ReactNode;
}

export const CartLinkClient = withMessages(CartLink);

function CartLink({href, isCurrent, t, children}: Props) {
  const count = useSyncExternalStore(cartCount.subscribe, cartCount.get, () => 0);
  return (
    <Link
      href={href}
      aria-label={t("cart.navLabel", {count})}
      aria-current={isCurrent ? "page" : undefined}
      className="icon-link relative"
    >
      {children}
      {count > 0 && <span className="cart-badge text-data">{count > 99 ? "99+" : count}</span>}
    </Link>
  );
}
