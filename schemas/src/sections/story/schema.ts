import {DocumentTextIcon} from "@sanity/icons/DocumentText";
import {artField} from "../../fields/content-fields.ts";
import {bodyField} from "../../fields/copy-field.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const story = defineSection({
  name: "story",
  title: "Story",
  description: "A longer text with a picture.",
  icon: DocumentTextIcon,
  fields: [sectionHeading(), bodyField({description: "Short paragraphs read best."}), artField()],
});
