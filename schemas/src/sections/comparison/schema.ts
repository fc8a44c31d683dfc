import {SplitVerticalIcon} from "@sanity/icons/SplitVertical";
import {defineArrayMember, defineField} from "sanity";
import {choicesField} from "../../fields/choice-field.ts";
import {copyField} from "../../fields/copy-field.ts";
import {itemArray} from "../../fields/item-array.ts";
import {PRODUCT_CHOICES} from "../../fields/options.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const comparison = defineSection({
  name: "comparison",
  title: "Comparison",
  description: "Two or three products in a table, differences first.",
  icon: SplitVerticalIcon,
  fields: [
    sectionHeading(),
    choicesField({
      name: "columns",
      title: "Products",
      description: "Two or three, from left to right.",
      options: PRODUCT_CHOICES,
      min: 2,
      max: 3,
    }),
    itemArray({
      name: "rows",
      title: "Rows",
      description: "What differs comes first.",
      item: "comparisonRow",
      itemTitle: "Row",
      preview: {title: "label"},
      fields: [
        copyField({name: "label", title: "Label", description: "What is compared.", max: 60}),
        defineField({
          name: "values",
          title: "Values",
          type: "array",
          description: "One per product, in the same order. yes and no are drawn as signs.",
          of: [defineArrayMember({type: "string"})],
          validation: (rule) => rule.required().min(2).max(3).error("One value per product, please."),
        }),
      ],
    }),
    copyField({
      name: "verdict",
      title: "Verdict",
      description: "One honest sentence: who should choose what.",
      rows: 2,
      max: 200,
    }),
  ],
});
