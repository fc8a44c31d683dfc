import type {Catalog} from "@gradus/backend/contract/catalog";
import type {ProductSummary} from "@/content/page/products.query";

/** The products that sell the given articles, in the articles' order, each once. */
export function productsOf(skus: readonly string[], products: readonly ProductSummary[]): ProductSummary[] {
  const found = skus.flatMap((sku) => products.filter((product) => product.skus.some((own) => own === sku)));
  return [...new Set(found)];
}

/**
 * Products in the shop's order. Products the shop does not sell, or all products while it does not reply, keep their
 * order at the end.
 */
export function featuredFirst(
  products: readonly ProductSummary[],
  catalog: Catalog | null,
): readonly ProductSummary[] {
  const skus = (catalog?.products ?? []).map(({sku}) => sku);
  const sold = productsOf(skus, products);
  return [...sold, ...products.filter((product) => !sold.includes(product))];
}
