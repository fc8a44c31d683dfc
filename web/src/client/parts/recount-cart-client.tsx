"use client";

import type {MarketParams} from "@gradus/schemas/markets";
import {useEffect} from "react";
import {readCart} from "@/client/resources/cart-calls";
import {useSession} from "@/client/session/use-session";
import {cartCount} from "@/client/shop/cart-count";

export function RecountCartClient({region, locale}: MarketParams) {
  const {status} = useSession();
  useEffect(() => {
    if (status === "unknown") return;
    void readCart({region, locale}, status === "signedIn").then((reply) => {
      if (reply.ok) cartCount.set(reply.data?.quantity ?? 0);
    });
  }, [status, region, locale]);
  return null;
}
