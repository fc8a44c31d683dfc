import {DatabaseIcon} from "@sanity/icons/Database";
import {defineField, defineType} from "sanity";
import {choiceField} from "../../fields/choice-field.ts";
import {localizedField, targetingField} from "../../fields/register-fields.ts";
import {required} from "../../fields/required.ts";

export const storageEntry = defineType({
  name: "storageEntry",
  title: "Storage entry",
  type: "document",
  icon: DatabaseIcon,
  description: "One cookie or storage entry the site sets. Code and register are compared in every build.",
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "Exactly as in the browser.",
      validation: required("Enter the name of the entry."),
    }),
    choiceField({
      name: "kind",
      title: "Kind",
      description: "Where the browser keeps it.",
      options: [
        {value: "cookie", title: "Cookie"},
        {value: "localStorage", title: "Local storage"},
        {value: "sessionStorage", title: "Session storage"},
      ],
    }),
    choiceField({
      name: "category",
      title: "Category",
      description: "Essential entries need no consent.",
      options: [
        {value: "essential", title: "Essential"},
        {value: "preference", title: "Preference"},
        {value: "statistics", title: "Statistics"},
      ],
    }),
    localizedField("lifetime", "Lifetime", "How long it stays."),
    localizedField("purpose", "Purpose", "What it is for, in one sentence."),
    defineField({
      name: "setBy",
      title: "Set by",
      type: "string",
      description: "Our site, or the service that sets it.",
      initialValue: "site",
      validation: required("Say who sets it."),
    }),
    targetingField(),
  ],
  preview: {select: {title: "name", subtitle: "category"}},
});
