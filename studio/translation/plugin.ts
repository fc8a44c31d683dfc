import {documentSchemas} from "@gradus/schemas";
import {definePlugin} from "sanity";
import {fallbackBadge, sourceChangedBadge, untranslatedBadge} from "./bar/badges.ts";
import {PageForm, TranslatedField} from "./bar/page-form.tsx";
import {createTranslationAction} from "./create/create-translation-action.tsx";
import {translationInspector} from "./inspector/translation-inspector.tsx";
import {NavbarWithLanguage} from "./language-filter/language-menu.tsx";

const TRANSLATED: ReadonlySet<string> = new Set(
  documentSchemas
    .filter(({fields}) => fields.some(({name}) => name === "translationGroup"))
    .map(({name}) => name),
);

export const translationPlugin = definePlugin({
  name: "gradus-translation",
  document: {
    actions: (actions, {schemaType}) =>
      TRANSLATED.has(schemaType) ? [...actions, createTranslationAction] : actions,
    badges: (badges, {schemaType}) =>
      TRANSLATED.has(schemaType) ? [...badges, sourceChangedBadge, untranslatedBadge, fallbackBadge] : badges,
    inspectors: (inspectors, {documentType}) =>
      TRANSLATED.has(documentType) ? [...inspectors, translationInspector] : inspectors,
  },
  studio: {components: {navbar: NavbarWithLanguage}},
  form: {components: {input: PageForm, field: TranslatedField}},
});
