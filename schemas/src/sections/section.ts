import type {ComponentType} from "react";
import {defineField, defineType, type FieldDefinition} from "sanity";
import {headingField} from "../fields/copy-field.ts";
import type {SectionName} from "./meta.ts";

interface SectionDefinition {
  readonly name: SectionName;
  readonly title: string;
  readonly description: string;
  readonly icon: ComponentType;
  readonly fields: FieldDefinition[];
  /** The field shown as the title of the section in lists. */
  readonly titleField?: string;
}

/** Fields that every section has in addition to its content: its anchor on the page, and where and when it is shown. */
const placementFields: FieldDefinition[] = [
  defineField({
    name: "anchor",
    title: "Anchor",
    type: "string",
    fieldset: "placement",
    description:
      "The part after # in a link to this section. Keep it when the words change, so that links stay true.",
    validation: (rule) =>
      rule
        .regex(/^[a-z][a-z0-9-]*$/)
        .error("Use lower case letters, digits and hyphens, for example race-plans."),
  }),
  defineField({
    name: "targeting",
    title: "Regions",
    type: "targeting",
    fieldset: "placement",
    description: "Where this section shows. Leave it on all regions unless law or the offer differs.",
    initialValue: {mode: "all"},
  }),
  defineField({
    name: "hidden",
    title: "Hidden",
    type: "boolean",
    fieldset: "placement",
    description: "Keep it, do not show it.",
    initialValue: false,
  }),
  defineField({
    name: "showFrom",
    title: "Show from",
    type: "datetime",
    fieldset: "placement",
    description: "The section appears at this instant. Empty: at once.",
  }),
  defineField({
    name: "showUntil",
    title: "Show until",
    type: "datetime",
    fieldset: "placement",
    description: "The section disappears at this instant. Empty: it stays.",
    validation: (rule) =>
      rule
        .min(rule.valueOfField("showFrom"))
        .error("The section would end before it begins. Choose a later time."),
  }),
];

export function defineSection({
  name,
  title,
  description,
  icon,
  fields,
  titleField = "heading",
}: SectionDefinition) {
  return defineType({
    name,
    title,
    type: "object",
    description,
    icon,
    fieldsets: [
      {name: "placement", title: "Where and when it shows", options: {collapsible: true, collapsed: true}},
    ],
    fields: [...fields, ...placementFields],
    preview: {
      select: {heading: titleField, hidden: "hidden", mode: "targeting.mode", regions: "targeting.regions"},
      prepare: ({heading, hidden, mode, regions}) => ({
        title: typeof heading === "string" ? heading : title,
        subtitle: [title, hidden ? "hidden" : "", targetingWords(mode, regions)].filter(Boolean).join(" · "),
      }),
    },
  });
}

function targetingWords(mode: unknown, regions: unknown): string {
  if ((mode !== "only" && mode !== "except") || !Array.isArray(regions)) return "";
  return `${mode} ${regions.join(", ")}`;
}

export const sectionHeading = (max = 80) =>
  headingField("The line a visitor reads first in this section.", max);
