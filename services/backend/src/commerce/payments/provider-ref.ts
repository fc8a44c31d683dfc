const PRODUCT = "gradus_";

/** The provider's name of a product is ours, so that nobody has to look it up and two makers make one. */
export function productRef(sku: string): string {
  return `${PRODUCT}${sku}`;
}

export function skuOfProduct(id: string): string {
  return id.startsWith(PRODUCT) ? id.slice(PRODUCT.length) : id;
}
