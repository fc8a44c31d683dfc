import {InfoOutlineIcon} from "@sanity/icons/InfoOutline";
import {choiceField} from "../../fields/choice-field.ts";
import {textField} from "../../fields/copy-field.ts";
import {itemArray} from "../../fields/item-array.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const facts = defineSection({
  name: "facts",
  title: "Facts",
  description: "Short facts before buying. Policies and dated notes keep themselves right.",
  icon: InfoOutlineIcon,
  fields: [
    sectionHeading(),
    itemArray({
      name: "items",
      title: "Facts",
      description: "Each fact disappears by itself when its source ends.",
      item: "fact",
      itemTitle: "Fact",
      preview: {title: "text", subtitle: "source"},
      fields: [
        choiceField({
          name: "source",
          title: "Source",
          description: "Where the fact comes from.",
          options: [
            {value: "policy:trial", title: "Trial policy"},
            {value: "policy:shipping", title: "Shipping policy"},
            {value: "note:shipping", title: "Shipping note (dated)"},
            {value: "plain", title: "None: a plain statement"},
          ],
          initial: "plain",
        }),
        textField("The fact in one or two short sentences.", {max: 160, optional: false}),
      ],
    }),
  ],
});
