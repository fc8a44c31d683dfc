import {market as marketOf} from "@gradus/schemas/markets";
import {productDrawings} from "@/art/product-drawings";
import type {ShopSetting} from "@/client/shop/shop-setting";
import {taxLine} from "@/content/catalog/price-notes";
import type {PageContext} from "@/content/page-context";

export function shopSetting(context: PageContext): ShopSetting {
  const {catalog, href, market, t, values} = context;
  const {tax, name, law, delivery} = marketOf(market.region);
  const promises = [values.policies.trial?.labelStart, values.notes.shipping];
  return {
    market: {region: market.region, locale: market.locale},
    drawings: productDrawings(),
    names: Object.fromEntries((catalog?.products ?? []).map((product) => [product.sku, product.name])),
    bundles: (catalog?.offers ?? []).flatMap(({code, hardware_sku, plan_code}) =>
      hardware_sku !== null && plan_code !== null ? [code] : [],
    ),
    taxLine: taxLine(context),
    taxName: t(tax.name === "GST" ? "sections.price.gst" : "sections.price.vat"),
    taxRate: tax.rate,
    regionName: name[market.locale],
    delivery,
    promises: promises.filter((promise) => promise !== undefined),
    links: {
      cart: href("/cart"),
      checkout: href("/checkout"),
      store: href("/store"),
      signIn: href("/sign-in"),
      membership: href("/account/subscription"),
      help: values.supportEmail && `mailto:${values.supportEmail}`,
      guarantee: law.guaranteeNotice ? href("/warranty") : null,
    },
  };
}
