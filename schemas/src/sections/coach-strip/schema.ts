import {UsersIcon} from "@sanity/icons/Users";
import {defineField} from "sanity";
import {choiceField} from "../../fields/choice-field.ts";
import {actionField} from "../../fields/content-fields.ts";
import {textField} from "../../fields/copy-field.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const coachStrip = defineSection({
  name: "coachStrip",
  title: "Coaches",
  description: "A few coaches from the directory. Hides itself when they cannot be read.",
  icon: UsersIcon,
  fields: [
    sectionHeading(),
    textField("What a visitor can filter by."),
    defineField({
      name: "count",
      title: "How many",
      type: "number",
      description: "Between three and six.",
      initialValue: 3,
      validation: (rule) => [
        rule.required().error("Say how many coaches to show."),
        rule.integer().min(3).max(6).error("Show between three and six coaches."),
      ],
    }),
    choiceField({
      name: "order",
      title: "Order",
      description: "Random is fair; the same for everyone within a day.",
      options: [
        {value: "random", title: "Random"},
        {value: "az", title: "A to Z"},
      ],
      initial: "random",
    }),
    actionField(),
  ],
});
