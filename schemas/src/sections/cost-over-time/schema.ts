import {BarChartIcon} from "@sanity/icons/BarChart";
import {defineField} from "sanity";
import {choicesField} from "../../fields/choice-field.ts";
import {textField} from "../../fields/copy-field.ts";
import {OFFER_CHOICES} from "../../fields/options.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const costOverTime = defineSection({
  name: "costOverTime",
  title: "Cost over time",
  description: "What each offer costs in total over a year or two.",
  icon: BarChartIcon,
  fields: [
    sectionHeading(),
    textField("Say what is counted and how tax is shown."),
    defineField({
      name: "months",
      title: "Months",
      type: "number",
      description: "The period that is added up.",
      options: {list: [12, 24], layout: "radio"},
      initialValue: 12,
      validation: (rule) => rule.required().error("Choose 12 or 24 months."),
    }),
    choicesField({
      name: "offers",
      title: "Offers",
      description: "The offers that are compared.",
      options: OFFER_CHOICES,
      editing: "offer",
    }),
  ],
});
