import {ThListIcon} from "@sanity/icons/ThList";
import {choiceField} from "../../fields/choice-field.ts";
import {PRODUCT_CHOICES} from "../../fields/options.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const specTable = defineSection({
  name: "specTable",
  title: "Specifications",
  description: "The graduations of one product, from its product page.",
  icon: ThListIcon,
  fields: [
    sectionHeading(),
    choiceField({
      name: "product",
      title: "Product",
      description: "Its specifications are edited on the product page.",
      options: PRODUCT_CHOICES,
    }),
  ],
});
