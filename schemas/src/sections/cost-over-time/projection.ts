import {MEMBERSHIP_COPY, PRODUCT_CARD, productPages} from "../fragments.ts";

export const costOverTimeProjection = `_type == "costOverTime" => {
  heading, text, months, offers, "membership": ${MEMBERSHIP_COPY},
  "pages": ${productPages('slug.current in ["pod", "duo"]')} ${PRODUCT_CARD}
}`;
