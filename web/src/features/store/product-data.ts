import {brand} from "@gradus/schemas/brand";
import {market as marketOf} from "@gradus/schemas/markets";
import type {ProductPage} from "@/content/page/product-page.query";
import type {PageContext} from "@/content/page-context";
import {absoluteUrl} from "@/content/seo/alternates";
import {pictureUrl} from "@/content/seo/picture-url";
import {resolveRequiredText} from "@/content/tokens/resolve-required-text";
import {resolveText} from "@/content/tokens/resolve-text";
import {siteOrigin} from "@/lib/site-origin";
import {type PricedArticle, pricedArticles} from "./lowest-price";

const AVAILABILITY = {
  in_stock: "InStock",
  low: "LimitedAvailability",
  preorder: "PreOrder",
  out_of_stock: "OutOfStock",
} as const;

type Described = Pick<ProductPage, "_id" | "title" | "tagline" | "skus" | "seo">;

/** The product for search engines, with the prices the page shows, or null while none of its articles has a price. */
export function productData(page: Described, context: PageContext, priceValidUntil: string) {
  const {catalog} = context;
  const [cheapest, ...others] = pricedArticles(catalog, page.skus ?? []);
  if (!catalog || !cheapest) return null;
  const description = resolveText(page.seo?.description ?? page.tagline ?? "", context);
  return {
    "@type": "Product",
    name: resolveRequiredText(page.title, context),
    brand: {"@type": "Brand", name: brand.name},
    sku: page.skus?.[0],
    // Shops that list products of others leave out those without a picture.
    image: pictureUrl(siteOrigin(), context.market, {id: page._id}),
    ...(description ? {description} : {}),
    offers: {
      ...priceRange(cheapest, others),
      url: absoluteUrl(siteOrigin(), context.market, context.path),
      priceCurrency: catalog.currency,
      priceValidUntil,
      availability: `https://schema.org/${AVAILABILITY[cheapest.product.stock]}`,
      ...shippingDetails(context, catalog.currency),
      ...returnPolicy(context),
    },
  };
}

/** One price is an offer; articles with different prices are described by the lowest and the highest. */
function priceRange(cheapest: PricedArticle, others: readonly PricedArticle[]) {
  const highest = others.at(-1)?.amount ?? cheapest.amount;
  if (highest === cheapest.amount) return {"@type": "Offer", price: decimal(cheapest.amount)};
  return {
    "@type": "AggregateOffer",
    lowPrice: decimal(cheapest.amount),
    highPrice: decimal(highest),
    offerCount: others.length + 1,
  };
}

const decimal = (amountMinor: number) => (amountMinor / 100).toFixed(2);

function shippingDetails({market, values}: PageContext, currency: string) {
  if (!values.policies.shipping?.free) return {};
  const {countries} = marketOf(market.region);
  return {
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingRate: {"@type": "MonetaryAmount", value: 0, currency},
      ...(countries.length > 0
        ? {shippingDestination: countries.map((code) => ({"@type": "DefinedRegion", addressCountry: code}))}
        : {}),
    },
  };
}

function returnPolicy({market, values}: PageContext) {
  const days = values.policies.trial?.days;
  if (!days) return {};
  const {countries} = marketOf(market.region);
  return {
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      ...(countries.length > 0 ? {applicableCountry: countries} : {}),
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: days,
      returnMethod: "https://schema.org/ReturnByMail",
    },
  };
}
