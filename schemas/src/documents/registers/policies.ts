import {PackageIcon} from "@sanity/icons/Package";
import {RefreshIcon} from "@sanity/icons/Refresh";
import {defineField, defineType} from "sanity";
import {choiceField} from "../../fields/choice-field.ts";
import {LEGAL_KINDS} from "../../fields/options.ts";
import {localizedField, targetingField, wholeNumberField, yesNoField} from "../../fields/register-fields.ts";
import {required} from "../../fields/required.ts";

export const returnPolicy = defineType({
  name: "returnPolicy",
  title: "Return policy",
  type: "document",
  icon: RefreshIcon,
  description: "The trial: one source for badge, sentence and search data.",
  fields: [
    wholeNumberField("days", "Days", "Length of the trial.", {min: 1, max: 365}),
    choiceField({
      name: "startsWith",
      title: "Starts with",
      description: "When the days begin to count.",
      options: [
        {value: "delivery", title: "Delivery"},
        {value: "shipping", title: "Shipping"},
      ],
    }),
    localizedField("label", "Label", "Inside a sentence: {policy:trial}."),
    localizedField(
      "labelStart",
      "Label at the start of a sentence",
      "The same with a capital letter where needed.",
    ),
    choiceField({
      name: "method",
      title: "Method",
      description: "How things come back.",
      options: [{value: "byMail", title: "By mail"}],
    }),
    choiceField({
      name: "document",
      title: "Legal document",
      description: "Where the rule is written.",
      options: LEGAL_KINDS,
    }),
    defineField({
      name: "clause",
      title: "Clause",
      type: "string",
      description: "The anchor of the clause, for example trial.",
      validation: required("Name the clause."),
    }),
    targetingField(),
  ],
  preview: {select: {title: "labelStart.en"}},
});

export const shippingPolicy = defineType({
  name: "shippingPolicy",
  title: "Shipping policy",
  type: "document",
  icon: PackageIcon,
  description: "What shipping costs: one source for badge, sentence and search data.",
  fields: [
    yesNoField("free", "Free", "On when shipping costs nothing."),
    localizedField("label", "Label", "Inside a sentence: {policy:shipping}."),
    localizedField(
      "labelStart",
      "Label at the start of a sentence",
      "The same with a capital letter where needed.",
    ),
    targetingField(),
  ],
  preview: {select: {title: "labelStart.en"}},
});
