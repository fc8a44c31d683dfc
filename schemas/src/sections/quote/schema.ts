import {BlockquoteIcon} from "@sanity/icons/Blockquote";
import {defineField} from "sanity";
import {choiceField} from "../../fields/choice-field.ts";
import {copyField} from "../../fields/copy-field.ts";
import {isRecord} from "../../fields/is-record.ts";
import {defineSection} from "../section.ts";

export const quote = defineSection({
  name: "quote",
  title: "Quote",
  description: "Our own voice, or a person who has agreed in writing.",
  icon: BlockquoteIcon,
  titleField: "text",
  fields: [
    copyField({
      name: "text",
      title: "Quote",
      description: "Without quotation marks; they are drawn.",
      rows: 3,
      max: 220,
    }),
    copyField({name: "attribution", title: "Who says it", description: "Name and role.", max: 80}),
    choiceField({
      name: "kind",
      title: "Kind",
      description: "We do not invent people.",
      options: [
        {value: "ownVoice", title: "Our own voice"},
        {value: "person", title: "A real person"},
      ],
      initial: "ownVoice",
    }),
    defineField({
      name: "consentFile",
      title: "Consent",
      type: "file",
      description: "The person's written consent. Never shown on the site.",
      hidden: ({parent}) => parent?.kind !== "person",
      validation: (rule) =>
        rule.custom((file, {parent}) => {
          const isPerson = isRecord(parent) && parent.kind === "person";
          return !isPerson || file?.asset !== undefined || "Attach the person's consent before publishing.";
        }),
    }),
  ],
});
