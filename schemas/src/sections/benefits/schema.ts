import {CheckmarkIcon} from "@sanity/icons/Checkmark";
import {headingField, textField} from "../../fields/copy-field.ts";
import {itemArray} from "../../fields/item-array.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const benefits = defineSection({
  name: "benefits",
  title: "Benefits",
  description: "What one gets, as a plain list with drawn marks.",
  icon: CheckmarkIcon,
  fields: [
    sectionHeading(),
    itemArray({
      name: "items",
      title: "Benefits",
      description: "Two to six.",
      item: "benefit",
      itemTitle: "Benefit",
      min: 2,
      max: 6,
      fields: [
        headingField("The benefit in a few words.", 60),
        textField("One or two sentences.", {max: 200, optional: false}),
      ],
    }),
  ],
});
