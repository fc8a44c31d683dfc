import {defineArrayMember, defineField, type FieldDefinition} from "sanity";
import {choiceField} from "../../fields/choice-field.ts";
import {bodyField} from "../../fields/copy-field.ts";
import {isRecord} from "../../fields/is-record.ts";
import {CLAUSE_TOKENS} from "../../tokens.ts";
import {clauseBodyProblems} from "./clause-problems.ts";
import {requiredText} from "./legal-fields.ts";

const anchorField = defineField({
  name: "anchor",
  title: "Anchor",
  type: "string",
  description: "The clause's lasting name, for example withdrawal. Chosen once; links depend on it.",
  validation: (rule) => [
    rule.required().error("Give the clause an anchor, for example withdrawal."),
    rule.regex(/^[a-z][a-z0-9-]*$/).error("Use lower case letters, digits and hyphens."),
  ],
});

const titleField = requiredText("title", "Title", "What the clause is about. No number: it is drawn.");
const words = bodyField({
  type: "clauseBody",
  description: "The words. Tokens: {provider} and {supportEmail} only.",
  tokens: CLAUSE_TOKENS,
});
const wordsField: FieldDefinition = {
  ...words,
  validation: (rule) => [
    rule.required().error("A clause needs words."),
    rule.custom((value: unknown) => clauseBodyProblems(asList(value)).join(" ") || true),
  ],
};

const aliasesField = defineField({
  name: "aliases",
  title: "Former anchors",
  type: "array",
  description: "Anchors of clauses that were merged into this one, so that old links still lead here.",
  of: [defineArrayMember({type: "string"})],
  options: {layout: "tags"},
  validation: (rule) => rule.unique(),
});

export const clauseFields: FieldDefinition[] = [anchorField, titleField, wordsField, aliasesField];

const MODES = [
  {value: "replace", title: "Replace"},
  {value: "add", title: "Add"},
  {value: "remove", title: "Remove"},
];

const isRemoved = (parent: unknown) => isRecord(parent) && parent.mode === "remove";
const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** A removed clause has neither title nor words; any other has both. */
const unlessRemoved = (field: FieldDefinition, message: string): FieldDefinition => ({
  ...field,
  hidden: ({parent}: {parent?: unknown}) => isRemoved(parent),
  validation: (rule) =>
    rule.custom((value: unknown, {parent}: {parent?: unknown}) => {
      if (isRemoved(parent)) return true;
      if (!isFilled(value)) return message;
      return clauseBodyProblems(asList(value)).join(" ") || true;
    }),
});

export const overrideFields: FieldDefinition[] = [
  choiceField({
    name: "mode",
    title: "Change",
    description: "What happens to the base's clause.",
    options: MODES,
    initial: "replace",
  }),
  anchorField,
  defineField({
    name: "after",
    title: "After",
    type: "string",
    description: "For an added clause: the anchor it follows. Empty: at the end.",
    hidden: ({parent}) => !isRecord(parent) || parent.mode !== "add",
  }),
  unlessRemoved(titleField, "Title is missing."),
  unlessRemoved(words, "A clause needs words."),
  aliasesField,
  requiredText("reason", "Reason", "Why this scope differs. Only colleagues see it."),
];

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
