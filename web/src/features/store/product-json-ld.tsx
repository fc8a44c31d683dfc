import {brand} from "@gradus/schemas/brand";
import {market as marketOf} from "@gradus/schemas/markets";
import type {ProductPage} from "@/content/page/product-page.query";
import type {PageContext} from "@/lib/page-context";
import {absolute} from "@/lib/seo/alternates";
import {siteOrigin} from "@/lib/site-origin";
import {resolveText} from "@/lib/tokens/resolve-text";
import {words} from "@/lib/tokens/words";
import {JsonLd} from "@/page-kit/json-ld";
import {lowestPrice} from "./lowest-price";

const AVAILABILITY = {
  in_stock: "InStock",
  low: "LimitedAvailability",
  preorder: "PreOrder",
  out_of_stock: "OutOfStock",
} as const;
const RETURN_DAYS = 30;

interface Props {
  readonly page: ProductPage;
  readonly context: PageContext;
}

/** The product for search engines, with the same price the page shows. Without a price there is no offer. */
export function ProductJsonLd({page, context}: Props) {
  const lowest = lowestPrice(context.catalog, page.skus ?? []);
  const currency = context.catalog?.currency;
  const offers =
    lowest && currency
      ? {
          "@type": "Offer",
          url: absolute(siteOrigin(), context.market, context.path),
          price: (lowest.amount / 100).toFixed(2),
          priceCurrency: currency,
          availability: `https://schema.org/${AVAILABILITY[lowest.product.stock]}`,
          shippingDetails: shippingDetails(context, currency),
          hasMerchantReturnPolicy: returnPolicy(context),
        }
      : null;
  const description = resolveText(page.seo?.description ?? page.tagline ?? "", context);
  return (
    <JsonLd
      data={{
        "@type": "Product",
        name: words(page.title, context),
        brand: {"@type": "Brand", name: brand.name},
        sku: page.skus?.[0],
        ...(description ? {description} : {}),
        ...(offers ? {offers} : {}),
      }}
    />
  );
}

function shippingDetails({market}: PageContext, currency: string) {
  const {countries} = marketOf(market.region);
  return {
    "@type": "OfferShippingDetails",
    shippingRate: {"@type": "MonetaryAmount", value: 0, currency},
    ...(countries.length > 0
      ? {shippingDestination: countries.map((code) => ({"@type": "DefinedRegion", addressCountry: code}))}
      : {}),
  };
}

function returnPolicy({market}: PageContext) {
  const {countries} = marketOf(market.region);
  return {
    "@type": "MerchantReturnPolicy",
    ...(countries.length > 0 ? {applicableCountry: countries} : {}),
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: RETURN_DAYS,
    returnMethod: "https://schema.org/ReturnByMail",
  };
}
