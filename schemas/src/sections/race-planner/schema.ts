import {TargetIcon} from "@sanity/icons/Target";
import {choiceField} from "../../fields/choice-field.ts";
import {actionField} from "../../fields/content-fields.ts";
import {textField} from "../../fields/copy-field.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const racePlanner = defineSection({
  name: "racePlanner",
  title: "Race planner",
  description: "The planner that works without an account: a teaser or the whole tool.",
  icon: TargetIcon,
  fields: [
    sectionHeading(),
    textField("What a runner enters and gets, and that nothing is stored."),
    choiceField({
      name: "mode",
      title: "Form",
      description: "A teaser with a live example, or the full planner.",
      options: [
        {value: "teaser", title: "Teaser"},
        {value: "full", title: "Full planner"},
      ],
      initial: "teaser",
    }),
    actionField(),
  ],
});
