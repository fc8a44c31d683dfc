import "server-only";
import {market as marketOf} from "@gradus/schemas/markets";
import {productDrawings} from "@/art/product-drawings";
import type {PageContext} from "@/content/page-context";
import type {OrderPlace} from "./order-place";

export function makeOrderPlace({market, href, values, catalog}: PageContext): OrderPlace {
  const {region, locale} = market;
  return {
    market: {region, locale},
    hrefs: {
      home: href("/"),
      store: href("/store"),
      cart: href("/cart"),
      status: href("/order-status"),
      withdraw: href("/withdraw"),
      confirmation: href("/order-confirmation"),
      orders: href("/account/orders"),
      signUp: href("/sign-up"),
      verifyEmail: href("/verify-email"),
      download: href("/download"),
      setUp: href("/compatibility"),
    },
    supportEmail: values.supportEmail,
    // A value in brackets is a placeholder of the content.
    seller: values.provider?.startsWith("[") ? null : values.provider,
    catalog: catalog && {offers: catalog.offers, plans: catalog.plans, products: catalog.products},
    drawings: productDrawings(),
    hasWithdrawal: marketOf(region).law.withdrawal,
  };
}
