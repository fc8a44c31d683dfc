import {TranslateIcon} from "@sanity/icons/Translate";
import {defineField, defineType} from "sanity";
import {bodyRule, copyRule} from "../fields/copy-rules.ts";
import {LOCALE_CHOICES} from "../fields/options.ts";

const FALLBACK_NOTE = "Falls back to English while this is empty.";

export const localizedString = defineType({
  name: "localizedString",
  title: "Text in every language",
  type: "object",
  icon: TranslateIcon,
  description: "One short text per language. English is the one all others fall back to.",
  fields: LOCALE_CHOICES.map(({value, title}) =>
    defineField({
      name: value,
      title,
      type: "string",
      options: {editing: "copy"},
      description: value === "en" ? "Shown wherever a translation is missing." : FALLBACK_NOTE,
      validation: (rule) => {
        const copy = copyRule(rule);
        return value === "en"
          ? [rule.required().error("Write the English text."), copy]
          : [rule.custom((text) => (text ? true : FALLBACK_NOTE)).warning(), copy];
      },
    }),
  ),
});

export const localizedText = defineType({
  name: "localizedText",
  title: "Longer text in every language",
  type: "object",
  icon: TranslateIcon,
  description: "Paragraphs and lists per language. English is the one all others fall back to.",
  fields: LOCALE_CHOICES.map(({value, title}) =>
    defineField({
      name: value,
      title,
      type: "shortBody",
      description: value === "en" ? "Shown wherever a translation is missing." : FALLBACK_NOTE,
      validation: (rule) => {
        const copy = bodyRule(rule);
        return value === "en" ? [rule.required().error("Write the English text."), copy] : copy;
      },
    }),
  ),
});
