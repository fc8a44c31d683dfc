import {defineArrayMember, defineField, isReference} from "sanity";
import {checkClaimReferences} from "./claim-problems.ts";
import {required} from "./required.ts";

export const claimsField = (options: {required?: boolean} = {}) =>
  defineField({
    name: "claims",
    title: "Claims",
    type: "array",
    description: "Every claim this section prints. When one of them ends, the section disappears by itself.",
    of: [defineArrayMember({type: "reference", to: [{type: "claim"}]})],
    validation: (rule) => {
      const live = rule.unique().custom((claims, context) => {
        const ids = (claims ?? []).flatMap((claim) => (isReference(claim) ? [claim._ref] : []));
        return ids.length === 0 || checkClaimReferences(ids, context);
      });
      return options.required ? [required("Choose at least one claim.")(rule), live] : live;
    },
  });

interface SameLanguage {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly to: string;
}

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
