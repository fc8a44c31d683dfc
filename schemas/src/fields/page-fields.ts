import {defineField, type FieldDefinition, type SlugValidationContext} from "sanity";
import {type Availability, addressOverlap} from "./address-overlap.ts";
import {choiceField} from "./choice-field.ts";
import {copyField} from "./copy-field.ts";
import {LOCALE_CHOICES} from "./options.ts";
import {required} from "./required.ts";

/** Tabs of a page's form. */
export const pageGroups = [
  {name: "content", title: "Content", default: true},
  {name: "address", title: "Address and regions"},
  {name: "search", title: "Search and sharing"},
];

/** Language and group of a document that exists once per language. */
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
    validation: required("The translation group is missing: create the document from a template."),
  }),
];

interface PageOptions {
  /** Pages with one fixed address cannot be renamed. */
  readonly slug: "fixed" | "free";
  /** Only landing pages may hide navigation and footer. */
  readonly canBePure?: boolean;
}

/** Fields every page has besides its content. */
export const addressFields = ({slug, canBePure = false}: PageOptions): FieldDefinition[] => [
  ...languageFields(),
  defineField({
    name: "slug",
    title: "Address",
    type: "slug",
    group: "address",
    description: "Part of the address. Same in every language. Changing it offers a redirect.",
    readOnly: slug === "fixed",
    options: {source: "title", maxLength: 60, isUnique: isAddressFree},
    validation: (rule) => [
      required("The page needs an address.")(rule),
      rule.custom((value) =>
        !value?.current || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value.current)
          ? true
          : "Use lower case letters, digits and hyphens, for example race-by-power.",
      ),
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
  defineField({
    name: "seo",
    title: "Search and sharing",
    type: "seo",
    group: "search",
    description: "How the page looks in search and when shared.",
    validation: required("Fill in the search texts."),
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

export const titleField = (description = "The name of this page in lists and links.") =>
  copyField({name: "title", title: "Title", description, max: 80, isHeading: true, group: "content"});

/** Whether no other document answers this address in a region this one covers. */
async function isAddressFree(slug: string, {document, getClient}: SlugValidationContext): Promise<boolean> {
  if (!document) return true;
  const id = document._id.replace(/^(?:drafts|versions\.[^.]+)\./, "");
  const others: {availability?: Availability}[] = await getClient({apiVersion: "2026-02-01"}).fetch(
    `*[_type == $type && slug.current == $slug && locale == $locale && !(_id in [$id, "drafts." + $id])
      && !(_id in path("versions.**"))]{availability}`,
    {type: document._type, slug, locale: document.locale ?? "en", id},
  );
  const own = isAvailability(document.availability) ? document.availability : undefined;
  return others.every((other) => addressOverlap(own, other.availability).length === 0);
}

function isAvailability(value: unknown): value is Availability {
  return typeof value === "object" && value !== null;
}
