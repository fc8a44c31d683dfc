import {BookIcon} from "@sanity/icons/Book";
import {actionField, artField} from "../../fields/content-fields.ts";
import {bodyField} from "../../fields/copy-field.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const chapter = defineSection({
  name: "chapter",
  title: "Chapter",
  description: "One statement and one drawn proof. Sides alternate down the page.",
  icon: BookIcon,
  fields: [
    sectionHeading(48),
    bodyField({description: "The statement, in two or three sentences.", type: "shortBody", max: 420}),
    artField({required: true}),
    actionField(),
  ],
});
