"use client";

import {type ReactNode, useSyncExternalStore} from "react";
import {useTranslator} from "@/client/messages/use-translator";
import {cartCount} from "@/client/shop/cart-count";
import {Link} from "@/ui/link";
import type {CartMessages} from "./cart-messages";

interface Props {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly messages: CartMessages;
  readonly children: ReactNode;
}

export function CartLinkClient({href, isCurrent, messages, children}: Props) {
  const count = useSyncExternalStore(cartCount.subscribe, cartCount.get, () => 0);
  const t = useTranslator(messages);
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
