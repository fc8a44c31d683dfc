import {CaseIcon} from "@sanity/icons/Case";
import {defineType} from "sanity";
import {choicesField} from "../../fields/choice-field.ts";
import {LEGAL_SCOPES} from "../../fields/options.ts";
import {localizedField, yesNoField} from "../../fields/register-fields.ts";
import {kindField, machineText, requiredText} from "./legal-fields.ts";

export const legalDocument = defineType({
  name: "legalDocument",
  title: "Legal document",
  type: "document",
  icon: CaseIcon,
  description: "One per kind. Its words are in versions.",
  fields: [
    kindField({readOnly: true}),
    machineText("path", "Page", "Where it is read, for example /terms."),
    localizedField("title", "Title", "The document's name."),
    requiredText("owner", "Owner", "The team that answers for it."),
    choicesField({
      name: "scopes",
      title: "Scopes",
      description: "Which sets of words exist for it.",
      options: LEGAL_SCOPES,
    }),
    yesNoField("requiresAcceptance", "Needs acceptance", "On when people accept it at sign-up or checkout."),
  ],
  preview: {select: {title: "title.en", subtitle: "path"}},
});
