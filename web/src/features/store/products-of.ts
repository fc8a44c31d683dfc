import type {Catalog} from "@gradus/backend/contract/catalog";
import type {ProductSummary} from "@/content/page/products.query";

/** The products that sell the given articles, in the articles' order, each once. */
export function productsOf(skus: readonly string[], products: readonly ProductSummary[]): ProductSummary[] {
  const found = skus.flatMap((sku) => products.filter((product) => product.skus.some((own) => own === sku)));
  return [...new Set(found)];
}

/** Products as the shop ranks them; what it does not sell, or while it does not answer, keeps its place at the end. */
export function featuredFirst(
  products: readonly ProductSummary[],
  catalog: Catalog | null,
): readonly ProductSummary[] {
  const skus = (catalog?.products ?? []).map(({sku}) => sku);
  const sold = productsOf(skus, products);
  return [...sold, ...products.filter((product) => !sold.includes(product))];
}
