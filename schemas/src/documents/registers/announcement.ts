import {BellIcon} from "@sanity/icons/Bell";
import {defineField, defineType} from "sanity";
import {choiceField} from "../../fields/choice-field.ts";
import {isLegalReadOnly} from "../../fields/is-legal-read-only.ts";
import {LEGAL_KINDS} from "../../fields/options.ts";
import {dayField, localizedField, targetingField, yesNoField} from "../../fields/register-fields.ts";

export const announcement = defineType({
  name: "announcement",
  title: "Announcement",
  type: "document",
  icon: BellIcon,
  description:
    "One line across the top of pages, for a few days. Those of legal changes are kept by legal publishers.",
  readOnly: ({document, currentUser}) => document?.kind === "legalChange" && isLegalReadOnly({currentUser}),
  fields: [
    choiceField({
      name: "kind",
      title: "Kind",
      description: "A legal change creates its announcement by itself.",
      initial: "notice",
      readOnly: isLegalReadOnly,
      options: [
        {value: "legalChange", title: "Legal change"},
        {value: "notice", title: "Notice"},
      ],
    }),
    localizedField("text", "Text", "One sentence."),
    defineField({
      name: "action",
      title: "Link",
      type: "localizedAction",
      description: "Where to read more. Optional.",
    }),
    choiceField({
      name: "document",
      title: "Legal document",
      description: "For a legal change: which document.",
      options: LEGAL_KINDS,
      optional: true,
    }),
    dayField("showFrom", "From", "First day it shows."),
    defineField({
      ...dayField("showTo", "To", "Last day it shows."),
      validation: (rule) => [
        rule.required().error("The announcement needs an end."),
        rule.custom((to, {document}) => {
          const from = document?.showFrom;
          return (
            !to || typeof from !== "string" || to >= from || "The announcement would end before it begins."
          );
        }),
      ],
    }),
    targetingField(),
    yesNoField("dismissible", "Can be closed", "On: visitors can close it and it stays closed."),
  ],
  preview: {select: {title: "text.en", subtitle: "showFrom"}},
});
