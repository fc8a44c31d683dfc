import {PRODUCT_CARD, productPages} from "../fragments.ts";

export const clipChooserProjection = `_type == "clipChooser" => {
  heading, colours,
  "page": ${productPages('slug.current == "clips"')} [0]${PRODUCT_CARD}
}`;
