import {ACTION, PRODUCT_CARD, productPages} from "../fragments.ts";

export const productStripsProjection = `_type == "productStrips" => {
  heading, action${ACTION},
  products[]{
    _key, product, offer, line, badge,
    "page": ${productPages("slug.current == ^.product")} [0]${PRODUCT_CARD}
  }
}`;
