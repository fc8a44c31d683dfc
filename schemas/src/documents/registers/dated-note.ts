import {CalendarIcon} from "@sanity/icons/Calendar";
import {defineField, defineType} from "sanity";
import {choicesField} from "../../fields/choice-field.ts";
import {SKU_CHOICES} from "../../fields/options.ts";
import {dayField, keyField, localizedField, targetingField} from "../../fields/register-fields.ts";

export const datedNote = defineType({
  name: "datedNote",
  title: "Dated note",
  type: "document",
  icon: CalendarIcon,
  description: "A note that changes on one day and leaves on another.",
  fields: [
    keyField("What texts call it: {note:shipping}. Never changes."),
    dayField("switchOn", "Switches on", "From this day the second text shows."),
    defineField({
      ...dayField("hideAfter", "Last day", "After this day the note is gone."),
      validation: (rule) => [
        rule.required().error("The note needs a last day."),
        rule.custom((last, {document}) => {
          const first = document?.switchOn;
          return (
            !last ||
            typeof first !== "string" ||
            last >= first ||
            "The note would be gone before it switches."
          );
        }),
      ],
    }),
    localizedField("before", "Before", "Until the day before it switches."),
    localizedField("after", "After", "From the day it switches. Never a promise about the past."),
    choicesField({
      name: "skus",
      title: "Articles",
      description: "What the note is about.",
      options: SKU_CHOICES,
      editing: "sku",
      optional: true,
    }),
    targetingField(),
  ],
  preview: {select: {title: "before.en", subtitle: "switchOn"}},
});
