import {CogIcon} from "@sanity/icons/Cog";
import {defineArrayMember, defineField, defineType} from "sanity";
import {choiceField} from "../fields/choice-field.ts";
import {copyField} from "../fields/copy-field.ts";
import {languagePreview} from "../fields/document-preview.ts";
import {emailField} from "../fields/email-field.ts";
import {isRecord} from "../fields/is-record.ts";
import {itemArray} from "../fields/item-array.ts";
import {hrefField, pathField} from "../fields/link-fields.ts";
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

function navigationProblem(items: unknown): string | null {
  const list: unknown[] = Array.isArray(items) ? items : [];
  const keys = list.map((item) => (isRecord(item) ? item.key : null));
  if (keys.join() !== NAVIGATION.join())
    return `The entries must be, in this order: ${NAVIGATION.join(", ")}.`;
  const highlighted = list.filter((item) => isRecord(item) && item.highlighted === true).length;
  return highlighted === 1 ? null : `Highlight exactly one entry; ${highlighted} are highlighted.`;
}
