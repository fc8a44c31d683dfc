import {documentSchemas} from "@gradus/schemas";
import {LOCALE_CHOICES} from "@gradus/schemas/fields/options";
import type {DocumentActionComponent, NewDocumentOptionsResolver, Template} from "sanity";

/** Documents that exist once (or once per language or region): made by the seed, never by hand. */
const FIXED_TYPES: readonly string[] = [
  "homePage",
  "storePage",
  "productPage",
  "membershipPage",
  "coachProgramPage",
  "downloadPage",
  "compatibilityPage",
  "faqPage",
  "systemPage",
  "siteSettings",
  "regionSettings",
  "returnPolicy",
  "shippingPolicy",
];
/** Documents with rules of their own for how they come to be. */
const LEGAL_TYPES: readonly string[] = [
  "legalDocument",
  "legalVersion",
  "legalText",
  "legalApproval",
  "shareLink",
];

const isPerLanguage = (name: string) =>
  documentSchemas.some(
    (type) => type.name === name && type.fields.some((field) => field.name === "translationGroup"),
  );

/** A document in one language needs language and group from the start: they cannot be typed in later. */
export const languageTemplates = (): Template[] =>
  documentSchemas
    .filter(({name}) => isPerLanguage(name) && !FIXED_TYPES.includes(name))
    .flatMap((type) =>
      LOCALE_CHOICES.map(({value: locale, title}) => ({
        id: `${type.name}-${locale}`,
        title: `${type.title ?? type.name} (${title})`,
        schemaType: type.name,
        value: () => ({locale, translationGroup: `${type.name}-${crypto.randomUUID().slice(0, 8)}`}),
      })),
    );

/** What "Create" offers: neither pages that exist once, nor law, nor a page without a language. */
export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({templateId}) => {
    const isBare = documentSchemas.some(({name}) => name === templateId) && isPerLanguage(templateId);
    return !isBare && !FIXED_TYPES.includes(templateId) && !LEGAL_TYPES.includes(templateId);
  });

const KEPT: readonly string[] = ["delete", "duplicate", "unpublish"];

/** Pages the site cannot be without, and law, are neither deleted nor copied nor taken back. */
export function documentActions(
  actions: DocumentActionComponent[],
  {schemaType}: {schemaType: string},
): DocumentActionComponent[] {
  if (!FIXED_TYPES.includes(schemaType) && !LEGAL_TYPES.includes(schemaType)) return actions;
  return actions.filter(({action}) => action === undefined || !KEPT.includes(action));
}
