import {ImageIcon} from "@sanity/icons/Image";
import {defineField, defineType} from "sanity";
import {choiceField} from "../fields/choice-field.ts";
import {isRecord} from "../fields/is-record.ts";
import {tokenProblems} from "../tokens.ts";
import {ART_GENERATORS, artGenerator, artProblem} from "./art-settings.ts";

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
      options: ART_GENERATORS.map(({value, title}) => ({value, title})),
    }),
    defineField({
      name: "params",
      title: "Settings",
      type: "string",
      description:
        'The drawing\'s settings as JSON, for example {"clip": "black", "seed": 7}. Another seed draws another picture.',
      validation: (rule) =>
        rule.custom(
          (value, {parent}) => artProblem(isRecord(parent) ? parent.generator : null, value) ?? true,
        ),
    }),
    defineField({
      name: "decorative",
      title: "Decorative",
      type: "boolean",
      description: "On when the picture says nothing that the text does not. Screen readers then skip it.",
    }),
    defineField({
      name: "alt",
      title: "Alternative text",
      type: "string",
      options: {editing: "copy"},
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
      title: artGenerator(generator)?.title ?? "Picture",
      subtitle: typeof alt === "string" ? alt : "decorative",
    }),
  },
});
