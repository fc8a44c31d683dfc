import {defineField, type FieldDefinition} from "sanity";
import {choiceField} from "./choice-field.ts";
import {copyField} from "./copy-field.ts";
import {LOCALE_CHOICES} from "./options.ts";
import {required} from "./required.ts";
import {checkAddressIsFree, checkSameAddress} from "./slug-checks.ts";

export const pageGroups = [
  {name: "content", title: "Content", default: true},
  {name: "address", title: "Address and regions"},
  {name: "search", title: "Search and sharing"},
];

export const languageFields = (): FieldDefinition[] => [
  choiceField({
    name: "locale",
    title: "Language",
    description: "The language of this document. To translate, use Create translation.",
    options: LOCALE_CHOICES,
    group: "address",
    // Another language is another document: changing it here would orphan the translation.
    readOnly: true,
  }),
  defineField({
    name: "translationGroup",
    title: "Translation group",
    type: "string",
    group: "address",
    description: "The same in all languages of this document. Set when it is created.",
    readOnly: true,
    // Of use to the site only; editors see the languages above the form.
    hidden: true,
    validation: required("The translation group is missing: create the document from a template."),
  }),
  defineField({
    name: "translation",
    title: "Translation",
    type: "translationState",
    group: "address",
    description: "Kept by the Studio.",
    hidden: true,
  }),
];

interface PageOptions {
  /** Pages with one fixed address cannot be renamed. */
  readonly slug: "fixed" | "free";
  /** Only landing pages may hide navigation and footer. */
  readonly canBePure?: boolean;
}

export const addressFields = ({slug, canBePure = false}: PageOptions): FieldDefinition[] => [
  defineField({
    name: "slug",
    title: "Address",
    type: "slug",
    group: "address",
    description: "Part of the address. Same in every language. Changing it offers a redirect.",
    readOnly: slug === "fixed",
    // Disables the built-in check, which would only report "in use". The checks below report which page has the same
    // address.
    options: {source: "title", maxLength: 60, isUnique: () => true},
    validation: (rule) => [
      required("The page needs an address.")(rule),
      rule.custom((value) =>
        !value?.current || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value.current)
          ? true
          : "Use lower case letters, digits and hyphens, for example race-by-power.",
      ),
      rule.custom(checkAddressIsFree),
      rule.custom(checkSameAddress),
    ],
  }),
  defineField({
    name: "availability",
    title: "Regions",
    type: "targeting",
    group: "address",
    description: "Where this page exists. Elsewhere visitors get the not-found page.",
    initialValue: {mode: "all"},
    validation: required("Say where this page exists."),
  }),
  defineField({
    name: "pure",
    title: "Pure page",
    type: "boolean",
    group: "address",
    description: "Hide the top navigation and the footer.",
    initialValue: false,
    hidden: !canBePure,
  }),
  ...languageFields(),
  defineField({
    name: "seo",
    title: "Search and sharing",
    type: "seo",
    group: "search",
    description: "How the page looks in search and when shared.",
    validation: required("Fill in the search texts."),
  }),
];

export const titleField = (description = "The name of this page in lists and links.") =>
  copyField({name: "title", title: "Title", description, max: 80, isHeading: true, group: "content"});
