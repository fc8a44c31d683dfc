import {BasketIcon} from "@sanity/icons/Basket";
import {defineField} from "sanity";
import {choiceField} from "../../fields/choice-field.ts";
import {actionField} from "../../fields/content-fields.ts";
import {copyField} from "../../fields/copy-field.ts";
import {itemArray} from "../../fields/item-array.ts";
import {OFFER_CHOICES, PRODUCT_CHOICES} from "../../fields/options.ts";
import {tokenProblems} from "../../tokens.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const productStrips = defineSection({
  name: "productStrips",
  title: "Product strips",
  description: "Products as full-width rows with price and Add to cart.",
  icon: BasketIcon,
  fields: [
    sectionHeading(),
    itemArray({
      name: "products",
      title: "Products",
      description: "In the order they appear.",
      item: "productStrip",
      itemTitle: "Product",
      preview: {title: "product", subtitle: "line"},
      fields: [
        choiceField({
          name: "product",
          title: "Product",
          description: "Name, price and picture come from the product page.",
          options: PRODUCT_CHOICES,
        }),
        choiceField({
          name: "offer",
          title: "Offer",
          description: "The offer that Add to cart uses. Empty: the product alone.",
          options: OFFER_CHOICES,
          editing: "offer",
          optional: true,
        }),
        copyField({name: "line", title: "Line", description: "One sentence: for whom.", max: 110}),
        defineField({
          name: "badge",
          title: "Badge",
          type: "string",
          description: "The saving of an offer, worked out from today's prices. Leave empty for none.",
          options: {editing: "saving"},
          validation: (rule) => rule.custom((badge) => !badge || tokenProblems(`{${badge}}`)[0] || true),
        }),
      ],
    }),
    actionField(),
  ],
});
