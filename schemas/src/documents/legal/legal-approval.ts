import {CheckmarkIcon} from "@sanity/icons/Checkmark";
import {defineField, defineType} from "sanity";
import {approvalFields, requiredReference} from "./legal-fields.ts";

export const legalApproval = defineType({
  name: "legalApproval",
  title: "Legal approval",
  type: "document",
  icon: CheckmarkIcon,
  description: "One person's yes to one seal. Created once, never changed.",
  readOnly: ({document}) => Boolean(document?._rev),
  fields: [
    requiredReference("version", "Version", "legalVersion", "The version that is approved."),
    ...approvalFields(),
    defineField({name: "comment", title: "Comment", type: "text", rows: 2, description: "For colleagues."}),
  ],
  preview: {select: {title: "by", subtitle: "role"}},
});
