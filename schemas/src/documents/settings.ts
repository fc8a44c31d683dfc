import {CogIcon} from "@sanity/icons/Cog";
import {EarthGlobeIcon} from "@sanity/icons/EarthGlobe";
import {defineArrayMember, defineField, defineType} from "sanity";
import {choiceField, choicesField} from "../fields/choice-field.ts";
import {copyField} from "../fields/copy-field.ts";
import {languagePreview} from "../fields/document-preview.ts";
import {isRecord} from "../fields/is-record.ts";
import {itemArray} from "../fields/item-array.ts";
import {hrefField, pathField} from "../fields/link-fields.ts";
import {LEGAL_SCOPES, LOCALE_CHOICES, REGION_CHOICES} from "../fields/options.ts";
import {languageFields, pageGroups, titleField} from "../fields/page-fields.ts";
import {required} from "../fields/required.ts";

const NAVIGATION = ["home", "blog", "support", "coachingProgram", "buy", "powercenter"];
const FOOTER = ["help", "education", "community"];

const navItemFields = [
  defineField({
    name: "key",
    title: "Entry",
    type: "string",
    description: "Which entry this is. Fixed by the site.",
    readOnly: true,
    validation: required("The entry has no key."),
  }),
  copyField({name: "label", title: "Label", description: "As short as it can be.", max: 30, isHeading: true}),
  pathField({description: "A page of this site, for example /faq."}),
  hrefField({description: "Another site (https) or an e-mail address (mailto)."}),
  defineField({
    name: "external",
    title: "Opens another site",
    type: "boolean",
    description: "Drawn with a small arrow, and announced to screen readers.",
    initialValue: false,
  }),
  defineField({
    name: "highlighted",
    title: "Highlighted",
    type: "boolean",
    description: "Drawn as a button. Exactly one entry of the navigation.",
    initialValue: false,
  }),
];

export const siteSettings = defineType({
  name: "siteSettings",
  title: "Navigation and footer",
  type: "document",
  icon: CogIcon,
  description: "What surrounds every page in one language.",
  groups: pageGroups.slice(0, 2),
  fields: [
    titleField("Only seen here."),
    defineField({
      name: "navigation",
      title: "Navigation",
      type: "array",
      group: "content",
      description: "Order and entries are fixed; labels and targets are yours.",
      of: [
        defineArrayMember({
          type: "object",
          name: "navItem",
          title: "Entry",
          fields: navItemFields,
          preview: {select: {title: "label", subtitle: "path"}},
        }),
      ],
      validation: (rule) => [
        required("The navigation is missing.")(rule),
        rule.custom((items) => navigationProblem(items) ?? true),
      ],
    }),
    itemArray({
      name: "footer",
      title: "Footer",
      description: "Three columns: help, education, community.",
      item: "footerColumn",
      itemTitle: "Column",
      preview: {title: "title"},
      group: "content",
      min: FOOTER.length,
      max: FOOTER.length,
      fields: [
        choiceField({
          name: "key",
          title: "Column",
          description: "Which column this is. Fixed by the site.",
          options: FOOTER.map((value) => ({value, title: value})),
          readOnly: true,
        }),
        copyField({name: "title", title: "Title", description: "Above the links.", max: 30, isHeading: true}),
        itemArray({
          name: "items",
          title: "Links",
          description: "From top to bottom.",
          item: "navItem",
          itemTitle: "Entry",
          preview: {title: "label", subtitle: "path"},
          fields: navItemFields,
        }),
      ],
    }),
    defineField({
      name: "newsletter",
      title: "Newsletter",
      type: "object",
      group: "content",
      description: "The sign-up form in the footer.",
      fields: [
        copyField({name: "title", title: "Title", description: "Above the field.", max: 60, isHeading: true}),
        copyField({name: "hint", title: "Hint", description: "What we send.", max: 120}),
        copyField({
          name: "doubleOptIn",
          title: "Confirmation",
          description: "That an e-mail must be confirmed first.",
          max: 160,
        }),
      ],
      validation: required("The newsletter texts are missing."),
    }),
    emailField("supportEmail", "Support e-mail", "Where visitors can write to.", "content"),
    ...languageFields(),
  ],
  preview: languagePreview(),
});

function emailField(name: string, title: string, description: string, group?: string) {
  return defineField({
    name,
    title,
    type: "string",
    description,
    ...(group && {group}),
    validation: (rule) => [
      rule.required().error(`${title} is missing.`),
      rule.email().error("This is not an e-mail address."),
    ],
  });
}

function navigationProblem(items: unknown): string | null {
  const list: unknown[] = Array.isArray(items) ? items : [];
  const keys = list.map((item) => (isRecord(item) ? item.key : null));
  if (keys.join() !== NAVIGATION.join())
    return `The entries must be, in this order: ${NAVIGATION.join(", ")}.`;
  const highlighted = list.filter((item) => isRecord(item) && item.highlighted === true).length;
  return highlighted === 1 ? null : `Highlight exactly one entry; ${highlighted} are highlighted.`;
}

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
        "When a day begins here, for example Europe/Berlin. Laws and notes change at that midnight.",
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
      description: "Which legal texts apply, and in which language they bind.",
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
    localized("dutiesNote", "Duties", "Shown beside prices where duties may apply.", false),
    defineField({
      name: "guaranteeNotice",
      title: "Guarantee notice",
      type: "object",
      description: "The official notice on the legal guarantee, where the law asks for it.",
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
