import type {ProductSummary} from "@/content/page/products.query";

/** The products that sell the given articles, in the articles' order, each once. */
export function productsOf(skus: readonly string[], products: readonly ProductSummary[]): ProductSummary[] {
  const found = skus.flatMap((sku) => products.filter((product) => product.skus.some((own) => own === sku)));
  return [...new Set(found)];
}
