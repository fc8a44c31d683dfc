import {OlistIcon} from "@sanity/icons/Olist";
import {headingField, textField} from "../../fields/copy-field.ts";
import {itemArray} from "../../fields/item-array.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const steps = defineSection({
  name: "steps",
  title: "Steps",
  description: "What to do, in order, with drawn numbers.",
  icon: OlistIcon,
  fields: [
    sectionHeading(),
    itemArray({
      name: "items",
      title: "Steps",
      description: "Two to six, in order.",
      item: "step",
      itemTitle: "Step",
      min: 2,
      max: 6,
      fields: [
        headingField("What to do.", 60),
        textField("One or two sentences.", {max: 200, optional: false}),
      ],
    }),
  ],
});
