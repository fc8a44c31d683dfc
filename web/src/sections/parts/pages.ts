interface ProductCard {
  readonly handle: string;
  readonly skus: readonly string[];
}

/** The best page of a product among those the query returned: they come best language first. */
export function findPageByHandle<P extends ProductCard>(pages: readonly P[], handle: string): P | undefined {
  return pages.find((page) => page.handle === handle);
}

export function findPageBySku<P extends ProductCard>(pages: readonly P[], sku: string): P | undefined {
  return pages.find((page) => page.skus.includes(sku));
}
