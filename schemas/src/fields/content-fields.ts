import {defineArrayMember, defineField} from "sanity";
import {choiceField} from "./choice-field.ts";
import {copyField} from "./copy-field.ts";
import {isRecord} from "./is-record.ts";
import {FIELD_CHOICES} from "./options.ts";
import {required} from "./required.ts";

export const colourField = (initial = "none") =>
  choiceField({
    name: "field",
    title: "Colour field",
    description: "The ground the section stands on. Two neighbours never share one.",
    options: FIELD_CHOICES,
    initial,
    editing: "surface",
  });

export const artField = (options: {required?: boolean} = {}) =>
  defineField({
    name: "art",
    title: "Picture",
    type: "art",
    description: "Drawn by code beside the text.",
    validation: (rule) => (options.required ? required("Choose a picture.")(rule) : rule),
  });

export const actionField = () =>
  defineField({
    name: "action",
    title: "Button",
    type: "action",
    description: "Where a visitor goes from here. Optional.",
  });

export const actionsField = (options: {required?: boolean} = {}) =>
  defineField({
    name: "actions",
    title: "Buttons",
    type: "array",
    description: "At most two, and only one of them primary.",
    of: [defineArrayMember({type: "action", initialValue: {style: "primary"}})],
    validation: (rule) => {
      const bounded = rule.max(2).custom((actions) => {
        const primaries = (actions ?? []).filter((item) => isPrimary(item)).length;
        return primaries <= 1 || "Only one button can be primary; make the other one secondary.";
      });
      return options.required ? [required("Add a button.")(rule), bounded] : bounded;
    },
  });

export const heroFields = () => [
  colourField("track"),
  copyField({
    name: "heading",
    title: "Heading",
    description: "The one line a visitor reads first.",
    max: 60,
    isHeading: true,
  }),
  copyField({
    name: "text",
    title: "Text",
    description: "What it is and what it does for the runner.",
    rows: 3,
    max: 220,
    optional: true,
  }),
  actionsField(),
  artField(),
];

const isPrimary = (action: unknown) => isRecord(action) && action.style === "primary";
