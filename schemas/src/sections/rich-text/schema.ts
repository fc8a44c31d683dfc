import {TextIcon} from "@sanity/icons/Text";
import {bodyField, copyField} from "../../fields/copy-field.ts";
import {defineSection} from "../section.ts";

export const richText = defineSection({
  name: "richText",
  title: "Text",
  description: "Paragraphs, lists and small headings.",
  icon: TextIcon,
  fields: [
    copyField({
      name: "heading",
      title: "Heading",
      description: "Optional: leave empty when the text begins with its own heading.",
      max: 80,
      isHeading: true,
      optional: true,
    }),
    bodyField({description: "Short paragraphs read best."}),
  ],
});
