import {productPages} from "../fragments.ts";

export const specTableProjection = `_type == "specTable" => {
  heading, product,
  "page": ${productPages("slug.current == ^.product")} [0]{
    _id, "handle": slug.current, title, specs[]{_key, label, value}
  }
}`;
