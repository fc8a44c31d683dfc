import {TrendUpwardIcon} from "@sanity/icons/TrendUpward";
import {defineField} from "sanity";
import {choiceField} from "../../fields/choice-field.ts";
import {copyField, textField} from "../../fields/copy-field.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const courseExample = defineSection({
  name: "courseExample",
  title: "Course example",
  description: "A course drawn as a ribbon, coloured by target watts.",
  icon: TrendUpwardIcon,
  fields: [
    sectionHeading(),
    textField("What the drawing shows."),
    defineField({
      name: "criticalPower",
      title: "Critical power",
      type: "number",
      description: "The example runner's critical power in watts.",
      initialValue: 268,
      validation: (rule) => [
        rule.required().error("Enter a critical power."),
        rule.integer().min(80).max(600).error("Critical power lies between 80 and 600 watts."),
      ],
    }),
    choiceField({
      name: "profile",
      title: "Course",
      description: "The shape of the course.",
      options: ["flat", "rolling", "hilly"].map((value) => ({value, title: value})),
      initial: "rolling",
    }),
    choiceField({
      name: "distance",
      title: "Distance",
      description: "The race distance. Empty: half marathon.",
      options: [
        {value: "5k", title: "5 km"},
        {value: "10k", title: "10 km"},
        {value: "half", title: "Half marathon"},
        {value: "marathon", title: "Marathon"},
      ],
      optional: true,
    }),
    copyField({
      name: "caption",
      title: "Caption",
      description: "Says that the values are an example.",
      max: 120,
    }),
  ],
});
