import {defineField, type FieldDefinition} from "sanity";
import {choiceField} from "../../fields/choice-field.ts";
import {LEGAL_KINDS, LEGAL_SCOPES} from "../../fields/options.ts";
import {required} from "../../fields/required.ts";

export const kindField = (options: {readOnly?: boolean} = {}) =>
  choiceField({
    name: "kind",
    title: "Kind of document",
    description: "The same as the document's own.",
    options: LEGAL_KINDS,
    ...options,
  });

export const scopeField = () =>
  choiceField({
    name: "scope",
    title: "Scope",
    description: "Where these words apply.",
    options: LEGAL_SCOPES,
    readOnly: true,
  });

export const requiredText = (name: string, title: string, description: string) =>
  defineField({name, title, type: "string", description, validation: required(`${title} is missing.`)});

/** Written by the Studio or by the notary, never typed. */
export const machineText = (name: string, title: string, description: string) => ({
  ...requiredText(name, title, description),
  readOnly: true,
});

export const requiredReference = (name: string, title: string, to: string, description: string) =>
  defineField({
    name,
    title,
    type: "reference",
    to: [{type: to}],
    description,
    validation: (rule) => rule.required().error(`Choose: ${title.toLowerCase()}.`),
  });

/** Set when the version is created and never changed afterwards. The document it refers to may itself be a draft. */
export const fixedReference = (name: string, title: string, to: string, description: string) =>
  defineField({
    name,
    title,
    type: "reference",
    to: [{type: to}],
    description,
    readOnly: true,
    // Skips the Studio's check that the target is published: sealing publishes all parts of a version at once.
    validation: (rule) => rule.skip().required().error(`Choose: ${title.toLowerCase()}.`),
  });

export const approvalFields = (): FieldDefinition[] => [
  choiceField({
    name: "role",
    title: "Role",
    description: "As whom the person approves.",
    options: [
      {value: "reviewer", title: "Reviewer"},
      {value: "publisher", title: "Publisher"},
    ],
  }),
  requiredText("by", "By", "Who approves."),
  requiredText("at", "At", "When."),
  requiredText("seal", "Seal", "Fingerprint of the words that were approved."),
];
