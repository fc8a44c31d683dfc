import {EarthGlobeIcon} from "@sanity/icons/EarthGlobe";
import {defineField, defineType} from "sanity";
import {choiceField, choicesField} from "../fields/choice-field.ts";
import {emailField} from "../fields/email-field.ts";
import {isLegalReadOnly} from "../fields/is-legal-read-only.ts";
import {LEGAL_SCOPES, LOCALE_CHOICES, REGION_CHOICES} from "../fields/options.ts";
import {required} from "../fields/required.ts";

const localized = (name: string, title: string, description: string, isRequired = true) =>
  defineField({
    name,
    title,
    type: "localizedString",
    description,
    validation: (rule) => (isRequired ? rule.required().error(`${title} is missing.`) : rule),
  });

export const regionSettings = defineType({
  name: "regionSettings",
  title: "Region",
  type: "document",
  icon: EarthGlobeIcon,
  description: "Name, time zone, law and seller of one region. Currency and languages are set in code.",
  fields: [
    choiceField({
      name: "region",
      title: "Region",
      description: "Fixed by the site.",
      options: REGION_CHOICES,
      readOnly: true,
    }),
    localized("displayName", "Name", "As shown to visitors."),
    defineField({
      name: "timeZone",
      title: "Time zone",
      type: "string",
      description:
        "When a day begins here, for example Europe/Berlin. Laws and notes change at that midnight. A legal publisher changes it.",
      readOnly: isLegalReadOnly,
      validation: (rule) => [
        rule.required().error("Enter a time zone, for example Europe/Berlin."),
        rule.custom(
          (zone) => !zone || isTimeZone(zone) || `${zone} is not a time zone. An example: Europe/Berlin.`,
        ),
      ],
    }),
    defineField({
      name: "legal",
      title: "Law",
      type: "object",
      description:
        "Which legal texts apply, and in which language they bind. A legal publisher changes it; versions that are sealed keep what it was.",
      readOnly: isLegalReadOnly,
      fields: [
        choiceField({
          name: "bindingLocale",
          title: "Binding language",
          description: "The language whose words count.",
          options: LOCALE_CHOICES,
        }),
        choicesField({
          name: "requiredLocales",
          title: "Required languages",
          description: "Languages the law asks for. A version cannot be sealed without them.",
          options: LOCALE_CHOICES,
        }),
        choiceField({
          name: "scope",
          title: "Scope",
          description: "Which set of legal texts applies.",
          options: LEGAL_SCOPES,
        }),
        defineField({
          name: "noticeDays",
          title: "Notice",
          type: "number",
          description: "How many days before a material change visitors are told.",
          validation: (rule) => [
            rule.required().error("Enter the days of notice."),
            rule.integer().min(0).max(365).error("Between 0 and 365 days."),
          ],
        }),
      ],
      validation: required("The legal settings are missing."),
    }),
    defineField({
      name: "provider",
      title: "Seller",
      type: "object",
      description: "Who sells here, as the legal notice shows it.",
      fields: [
        defineField({
          name: "legalName",
          title: "Legal name",
          type: "string",
          description: "The company's full name.",
          validation: required("Enter the company's name."),
        }),
        defineField({
          name: "address",
          title: "Address",
          type: "text",
          rows: 4,
          description: "As registered.",
        }),
        defineField({
          name: "register",
          title: "Register",
          type: "string",
          description: "Register and number.",
        }),
        defineField({
          name: "vatId",
          title: "VAT number",
          type: "string",
          description: "With the country code.",
        }),
        emailField("supportEmail", "Support e-mail", "Where customers of this region write to."),
        defineField({
          name: "complete",
          title: "Complete",
          type: "boolean",
          description: "On when counsel has confirmed these details. A production release needs it.",
          initialValue: false,
        }),
      ],
      validation: required("The seller is missing."),
    }),
    defineField({
      name: "returnAddress",
      title: "Return address",
      type: "text",
      rows: 4,
      description:
        "Where parcels go back to, as it stands on the parcel, the country last. Without it no return is accepted.",
      validation: required("Enter where parcels go back to."),
    }),
    localized("dutiesNote", "Duties", "Shown beside prices where duties may apply.", false),
    defineField({
      name: "guaranteeNotice",
      title: "Guarantee notice",
      type: "object",
      description:
        "The official notice on the legal guarantee, where the law asks for it. A legal publisher changes it.",
      readOnly: isLegalReadOnly,
      fields: [
        choiceField({
          name: "status",
          title: "Status",
          description: "Whether the official artwork is here.",
          options: [
            {value: "awaitingOfficialArtwork", title: "Waiting for the official artwork"},
            {value: "official", title: "Official artwork uploaded"},
          ],
        }),
        localized("altText", "Alternative text", "What the notice says, for those who cannot see it."),
        defineField({
          name: "file",
          title: "Official artwork",
          type: "file",
          description: "Upload the file as published. It may not be redrawn.",
        }),
      ],
    }),
  ],
  preview: {select: {title: "displayName.en", subtitle: "region"}},
});

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", {timeZone: zone});
    return true;
  } catch {
    return false;
  }
}
