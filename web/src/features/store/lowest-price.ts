import type {Catalog, CatalogProduct} from "@gradus/backend/contract";

export interface LowestPrice {
  readonly product: CatalogProduct;
  readonly amount: number;
  /** More than one article with different prices: shown as "from". */
  readonly isFrom: boolean;
}

/** The lowest price among a product's articles in this market, or null when none has a price. */
export function lowestPrice(catalog: Catalog | null, skus: readonly string[]): LowestPrice | null {
  const priced = (catalog?.products ?? []).flatMap((product) =>
    skus.includes(product.sku) && product.amount !== null ? [{product, amount: product.amount}] : [],
  );
  const [first] = priced.toSorted((a, b) => a.amount - b.amount);
  if (!first) return null;
  return {...first, isFrom: priced.some(({amount}) => amount !== first.amount)};
}
