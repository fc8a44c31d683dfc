import {HelpCircleIcon} from "@sanity/icons/HelpCircle";
import {sameLanguageReference} from "../../fields/reference-fields.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const faq = defineSection({
  name: "faq",
  title: "Questions and answers",
  description: "A group of questions, one below the other.",
  icon: HelpCircleIcon,
  fields: [
    sectionHeading(),
    sameLanguageReference({
      name: "group",
      title: "Question group",
      description: "The questions in this language. Edited once, shown wherever the group is used.",
      to: "faqGroup",
    }),
  ],
});
