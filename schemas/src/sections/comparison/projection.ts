import {PRODUCT_CARD, productPages} from "../fragments.ts";

export const comparisonProjection = `_type == "comparison" => {
  heading, columns, rows[]{_key, label, values}, verdict,
  "pages": ${productPages("slug.current in ^.columns")} ${PRODUCT_CARD}
}`;
