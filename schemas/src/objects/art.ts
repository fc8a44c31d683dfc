import {ImageIcon} from "@sanity/icons/Image";
import {defineField, defineType} from "sanity";
import {choiceField} from "../fields/choice-field.ts";
import {isRecord} from "../fields/is-record.ts";
import {tokenProblems} from "../tokens.ts";

const GENERATORS = [
  {value: "pod", title: "Pod"},
  {value: "duo", title: "Duo"},
  {value: "clips", title: "Clips"},
  {value: "card", title: "Membership card"},
  {value: "heroTrack", title: "Pod on the track"},
  {value: "lanes", title: "Lanes"},
  {value: "courseRibbon", title: "Course ribbon"},
  {value: "plan", title: "Training plan"},
  {value: "readout", title: "Watch readout"},
  {value: "strideTrace", title: "Stride trace"},
  {value: "balance", title: "Left and right"},
  {value: "workoutProfile", title: "Workout profile"},
];

export const art = defineType({
  name: "art",
  title: "Picture",
  type: "object",
  icon: ImageIcon,
  description: "Pictures are drawn by code. Choose what to draw and how.",
  fields: [
    choiceField({
      name: "generator",
      title: "Drawing",
      description: "What the picture shows.",
      options: GENERATORS,
    }),
    defineField({
      name: "params",
      title: "Settings",
      type: "string",
      description:
        'The drawing\'s settings as JSON, for example {"clip": "black", "seed": 7}. Another seed draws another picture.',
      validation: (rule) =>
        rule.custom(
          (value) => isJsonObject(value) || "The settings are not readable. Check quotes and commas.",
        ),
    }),
    defineField({
      name: "decorative",
      title: "Decorative",
      type: "boolean",
      description: "On when the picture says nothing that the text does not. Screen readers then skip it.",
      initialValue: false,
    }),
    defineField({
      name: "alt",
      title: "Alternative text",
      type: "string",
      description: "Say what this picture shows that the others do not.",
      hidden: ({parent}) => parent?.decorative === true,
      validation: (rule) =>
        rule.custom((value, {parent}) => {
          if (isRecord(parent) && parent.decorative === true) return true;
          if (!value) return "Add alt text: say what this picture shows.";
          return tokenProblems(value)[0] ?? true;
        }),
    }),
  ],
  preview: {
    select: {generator: "generator", alt: "alt"},
    prepare: ({generator, alt}) => ({
      title: GENERATORS.find((option) => option.value === generator)?.title ?? "Picture",
      subtitle: typeof alt === "string" ? alt : "decorative",
    }),
  },
});

function isJsonObject(value: string | undefined): boolean {
  if (value === undefined) return true;
  try {
    return typeof JSON.parse(value) === "object";
  } catch {
    return false;
  }
}
