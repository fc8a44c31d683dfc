import {TimelineIcon} from "@sanity/icons/Timeline";
import {choiceField} from "../../fields/choice-field.ts";
import {textField} from "../../fields/copy-field.ts";
import {itemArray} from "../../fields/item-array.ts";
import {defineSection, sectionHeading} from "../section.ts";

const PHASES = ["base", "test", "peak", "recovery", "maintenance"] as const;

export const phases = defineSection({
  name: "phases",
  title: "Training phases",
  description: "The five phases of a plan as lanes. The order is fixed.",
  icon: TimelineIcon,
  fields: [
    sectionHeading(),
    itemArray({
      name: "items",
      title: "Phases",
      description: "Base, test, peak, recovery, maintenance: all five, in this order.",
      item: "phase",
      itemTitle: "Phase",
      preview: {title: "code", subtitle: "text"},
      min: 5,
      max: 5,
      fields: [
        choiceField({
          name: "code",
          title: "Phase",
          description: "Which phase this line is about.",
          options: PHASES.map((value) => ({value, title: value})),
        }),
        textField("What happens in this phase.", {max: 160, optional: false}),
      ],
    }),
  ],
});
