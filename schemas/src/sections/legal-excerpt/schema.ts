import {CaseIcon} from "@sanity/icons/Case";
import {defineField} from "sanity";
import {choiceField} from "../../fields/choice-field.ts";
import {LEGAL_KINDS} from "../../fields/options.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const legalExcerpt = defineSection({
  name: "legalExcerpt",
  title: "Legal excerpt",
  description: "One clause of the version in force, word for word, with a link to the whole document.",
  icon: CaseIcon,
  fields: [
    sectionHeading(60),
    choiceField({
      name: "document",
      title: "Document",
      description: "The words come from the version in force on the day a visitor reads them.",
      options: LEGAL_KINDS,
    }),
    defineField({
      name: "clause",
      title: "Clause",
      type: "string",
      description: "The anchor of the clause, for example trial.",
      validation: (rule) => rule.required().error("Name the clause by its anchor."),
    }),
  ],
});
