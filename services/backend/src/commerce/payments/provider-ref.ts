const PRODUCT = "gradus_";

/** The provider's id of a product derives from our SKU: no lookup is needed, and two creators make one product. */
export function productRef(sku: string): string {
  return `${PRODUCT}${sku}`;
}

export function skuOfProduct(id: string): string {
  return id.startsWith(PRODUCT) ? id.slice(PRODUCT.length) : id;
}
