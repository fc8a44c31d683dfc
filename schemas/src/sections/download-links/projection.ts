import {AVAILABLE, BEST_FIRST} from "../../filters.ts";

export const downloadLinksProjection = `_type == "downloadLinks" => {
  heading, text,
  "page": *[_type == "downloadPage" && locale in $chain && ${AVAILABLE}] | ${BEST_FIRST} [0]{
    _id, stores[]{_key, code, label, href}
  }
}`;
