import {documentSchemas} from "@gradus/schemas";
import {LOCALE_CHOICES} from "@gradus/schemas/fields/options";
import type {DocumentActionComponent, NewDocumentOptionsResolver, Template} from "sanity";
import {LEGAL_TYPES} from "../legal/legal-types.ts";
import {landingTemplates} from "../templates/landing/landing-templates.ts";
import {duplicateAsCopy, newTranslationGroup} from "./copies.ts";
import {FIXED_TYPES} from "./fixed-types.ts";

/** Documents with rules of their own for how they come to be. */
const MANAGED_TYPES: readonly string[] = [...LEGAL_TYPES, "shareLink"];

const isPerLanguage = (name: string) =>
  documentSchemas.some(
    (type) => type.name === name && type.fields.some((field) => field.name === "translationGroup"),
  );

export const languageTemplates = (): Template[] => [
  ...landingTemplates,
  ...documentSchemas
    .filter(({name}) => isPerLanguage(name) && !FIXED_TYPES.includes(name))
    .flatMap((type) => LOCALE_CHOICES.map(({value, title}) => emptyTemplate(type, value, title))),
];

/** A document in one language needs language and group from the start: they cannot be typed in later. */
function emptyTemplate(
  {name, title = name}: {name: string; title?: string},
  locale: string,
  language: string,
): Template {
  return {
    id: `${name}-${locale}`,
    title: `${title}: Empty (${language})`,
    description: "Nothing on it yet",
    schemaType: name,
    value: () => ({locale, translationGroup: newTranslationGroup(name)}),
  };
}

/** What "Create" offers: neither pages that exist once, nor law, nor a page without a language. */
export const newDocumentOptions: NewDocumentOptionsResolver = (options) =>
  options.filter(({templateId}) => {
    const isBare = documentSchemas.some(({name}) => name === templateId) && isPerLanguage(templateId);
    return !isBare && !FIXED_TYPES.includes(templateId) && !MANAGED_TYPES.includes(templateId);
  });

const REMOVED_ACTIONS: readonly string[] = ["delete", "duplicate", "unpublish"];

/**
 * Mandatory pages and legal documents cannot be deleted, duplicated or unpublished. A copy is an independent document.
 */
export function documentActions(
  actions: DocumentActionComponent[],
  {schemaType}: {schemaType: string},
): DocumentActionComponent[] {
  if (!FIXED_TYPES.includes(schemaType) && !MANAGED_TYPES.includes(schemaType)) {
    if (!isPerLanguage(schemaType)) return actions;
    return actions.map((action) => (action.action === "duplicate" ? duplicateAsCopy(action) : action));
  }
  return actions.filter(({action}) => action === undefined || !REMOVED_ACTIONS.includes(action));
}
