import {defineArrayMember, defineField} from "sanity";

/** Claims whose words or numbers a section prints. */
export const claimsField = (options: {required?: boolean} = {}) =>
  defineField({
    name: "claims",
    title: "Claims",
    type: "array",
    description: "Every claim this section prints. When one of them ends, the section disappears by itself.",
    of: [defineArrayMember({type: "reference", to: [{type: "claim"}]})],
    validation: (rule) => {
      const unique = rule.unique();
      return options.required ? unique.required().min(1).error("Choose at least one claim.") : unique;
    },
  });

interface SameLanguage {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly to: string;
}

/** A reference that offers only documents in the language of the document being edited. */
export const sameLanguageReference = ({name, title, description, to}: SameLanguage) =>
  defineField({
    name,
    title,
    type: "reference",
    to: [{type: to}],
    description,
    options: {
      filter: ({document}) => ({
        filter: "locale == $locale",
        params: {locale: typeof document.locale === "string" ? document.locale : "en"},
      }),
    },
    validation: (rule) => rule.required().error(`Choose: ${title.toLowerCase()}.`),
  });
