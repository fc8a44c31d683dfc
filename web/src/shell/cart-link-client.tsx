"use client";

import Link from "next/link";
import {type ReactNode, useSyncExternalStore} from "react";
import {cartCount} from "@/lib/cart-count";

interface Props {
  readonly href: string;
  readonly isCurrent: boolean;
  readonly words: {readonly empty: string; readonly one: string; readonly many: string};
  readonly children: ReactNode;
}

export function CartLinkClient({href, isCurrent, words, children}: Props) {
  const count = useSyncExternalStore(cartCount.subscribe, cartCount.get, () => 0);
  const label =
    count === 0 ? words.empty : count === 1 ? words.one : words.many.replace("{count}", `${count}`);
  return (
    <Link
      href={href}
      prefetch={false}
      aria-label={label}
      aria-current={isCurrent ? "page" : undefined}
      className="icon-link relative"
    >
      {children}
      {count > 0 && <span className="cart-badge text-data">{count > 99 ? "99+" : count}</span>}
    </Link>
  );
}
