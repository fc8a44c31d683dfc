import type {Catalog, CatalogProduct} from "@gradus/backend/contract/catalog";

export interface PricedArticle {
  readonly product: CatalogProduct;
  readonly amount: number;
}

export interface LowestPrice extends PricedArticle {
  /** More than one article with different prices: shown as "from". */
  readonly isFrom: boolean;
}

/** The articles of a product that have a price in this market, cheapest first. */
export function pricedArticles(catalog: Catalog | null, skus: readonly string[]): PricedArticle[] {
  return (catalog?.products ?? [])
    .flatMap((product) =>
      skus.includes(product.sku) && product.amount !== null ? [{product, amount: product.amount}] : [],
    )
    .toSorted((a, b) => a.amount - b.amount);
}

/** The lowest price among a product's articles in this market, or null when none has a price. */
export function lowestPrice(catalog: Catalog | null, skus: readonly string[]): LowestPrice | null {
  const priced = pricedArticles(catalog, skus);
  const [first] = priced;
  if (!first) return null;
  return {...first, isFrom: priced.some(({amount}) => amount !== first.amount)};
}
