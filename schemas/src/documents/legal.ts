import {BookIcon} from "@sanity/icons/Book";
import {CaseIcon} from "@sanity/icons/Case";
import {CheckmarkIcon} from "@sanity/icons/Checkmark";
import {DocumentTextIcon} from "@sanity/icons/DocumentText";
import {defineArrayMember, defineField, defineType, type FieldDefinition} from "sanity";
import {choiceField, choicesField} from "../fields/choice-field.ts";
import {bodyField} from "../fields/copy-field.ts";
import {itemArray} from "../fields/item-array.ts";
import {LEGAL_KINDS, LEGAL_SCOPES, LOCALE_CHOICES} from "../fields/options.ts";
import {dayField, localizedField, yesNoField} from "../fields/register-fields.ts";
import {required} from "../fields/required.ts";

const kindField = choiceField({
  name: "kind",
  title: "Kind of document",
  description: "The same as the document's own.",
  options: LEGAL_KINDS,
});

const scopeField = choiceField({
  name: "scope",
  title: "Scope",
  description: "Where these words apply.",
  options: LEGAL_SCOPES,
});

const requiredText = (name: string, title: string, description: string) =>
  defineField({name, title, type: "string", description, validation: required(`${title} is missing.`)});

const machineText = (name: string, title: string, description: string) => ({
  ...requiredText(name, title, description),
  readOnly: true,
});

const requiredReference = (name: string, title: string, to: string, description: string) =>
  defineField({
    name,
    title,
    type: "reference",
    to: [{type: to}],
    description,
    validation: (rule) => rule.required().error(`Choose: ${title.toLowerCase()}.`),
  });

/** A sealed version never changes again; a correction is a new version. */
const whenSealed = ({document}: {document?: Record<string, unknown> | undefined}) =>
  document?.sealed === true;

export const legalDocument = defineType({
  name: "legalDocument",
  title: "Legal document",
  type: "document",
  icon: CaseIcon,
  description: "One per kind. Its words are in versions.",
  fields: [
    kindField,
    machineText("path", "Page", "Where it is read, for example /terms."),
    localizedField("title", "Title", "The document's name."),
    requiredText("owner", "Owner", "The team that answers for it."),
    choicesField({
      name: "scopes",
      title: "Scopes",
      description: "Which sets of words exist for it.",
      options: LEGAL_SCOPES,
    }),
    yesNoField("requiresAcceptance", "Needs acceptance", "On when people accept it at sign-up or checkout."),
  ],
  preview: {select: {title: "title.en", subtitle: "path"}},
});

export const legalVersion = defineType({
  name: "legalVersion",
  title: "Legal version",
  type: "document",
  icon: BookIcon,
  description: "The words that apply from one day on, in one scope.",
  readOnly: whenSealed,
  fields: [
    requiredReference("document", "Document", "legalDocument", "The document this is a version of."),
    kindField,
    scopeField,
    defineField({
      name: "base",
      title: "Base",
      type: "reference",
      to: [{type: "legalVersion"}],
      description: "For a scope of its own: the exact version for all regions it builds on.",
      hidden: ({document}) => document?.scope === "base",
      validation: (rule) =>
        rule.custom(
          (base, {document}) =>
            document?.scope === "base" ||
            base?._ref !== undefined ||
            "Choose the version this one builds on.",
        ),
    }),
    requiredText("label", "Label", "For example 2.1."),
    dayField("effectiveFrom", "Effective from", "The day these words begin to apply."),
    dayField("announcedOn", "Announced on", "The day people are told."),
    choiceField({
      name: "changeKind",
      title: "Kind of change",
      description: "Material changes are announced in advance and may ask for acceptance again.",
      options: [
        {value: "initial", title: "First version"},
        {value: "material", title: "Material"},
        {value: "clarifying", title: "Clarifying"},
        {value: "editorial", title: "Editorial"},
      ],
    }),
    defineField({
      name: "previous",
      title: "Previous version",
      type: "reference",
      to: [{type: "legalVersion"}],
      description: "The version this one replaces.",
    }),
    choiceField({
      name: "state",
      title: "State",
      description: "Kept for lists; pages compute it from the dates.",
      options: [
        "draft",
        "inReview",
        "approved",
        "announced",
        "inForce",
        "superseded",
        "withdrawnBeforeEffect",
      ].map((value) => ({value, title: value})),
      initial: "draft",
      readOnly: true,
    }),
    defineField({
      name: "sealed",
      title: "Sealed",
      type: "boolean",
      description: "Sealed words never change. A correction is a new version.",
      readOnly: true,
      initialValue: false,
    }),
    defineField({
      name: "seal",
      title: "Seal",
      type: "string",
      description: "Fingerprint of the words in all languages. Approvals name it.",
      readOnly: true,
    }),
    defineField({
      name: "texts",
      title: "Texts",
      type: "array",
      description: "One per language.",
      of: [defineArrayMember({type: "reference", to: [{type: "legalText"}]})],
      validation: (rule) => rule.required().unique().min(1).error("A version needs at least one text."),
    }),
    itemArray({
      name: "approvals",
      title: "Approvals",
      description: "Two people who are not the author, each for exactly these words.",
      item: "approval",
      itemTitle: "Approval",
      preview: {title: "by", subtitle: "role"},
      optional: true,
      fields: approvalFields(),
    }),
    requiredText("author", "Author", "Who wrote it."),
    itemArray({
      name: "log",
      title: "Log",
      description: "What happened to this version, and when.",
      item: "legalEvent",
      itemTitle: "Event",
      preview: {title: "event", subtitle: "at"},
      optional: true,
      fields: [
        machineText("event", "Event", "What happened."),
        machineText("by", "By", "Who did it."),
        machineText("at", "At", "When."),
        defineField({name: "note", title: "Note", type: "string", description: "Why, if someone said so."}),
      ],
    }),
  ],
  preview: {
    select: {title: "document.title.en", label: "label", scope: "scope", from: "effectiveFrom"},
    prepare: ({title, label, scope, from}) => ({
      title: `${title} ${label}`,
      subtitle: `${scope} · from ${from}`,
    }),
  },
});

function approvalFields(): FieldDefinition[] {
  return [
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
}

const clauseFields: FieldDefinition[] = [
  defineField({
    name: "anchor",
    title: "Anchor",
    type: "string",
    description: "The clause's lasting name, for example withdrawal. Chosen once; links depend on it.",
    validation: (rule) => [
      rule.required().error("Give the clause an anchor, for example withdrawal."),
      rule.regex(/^[a-z][a-z0-9-]*$/).error("Use lower case letters, digits and hyphens."),
    ],
  }),
  defineField({
    name: "aliases",
    title: "Former anchors",
    type: "array",
    description: "Anchors of clauses that were merged into this one, so that old links still lead here.",
    of: [defineArrayMember({type: "string"})],
    validation: (rule) => rule.unique(),
  }),
  requiredText("title", "Title", "What the clause is about."),
  bodyField({type: "clauseBody", description: "The words. Tokens: {provider} and {supportEmail} only."}),
];

export const legalText = defineType({
  name: "legalText",
  title: "Legal text",
  type: "document",
  icon: DocumentTextIcon,
  description: "The words of one version in one language.",
  fields: [
    requiredReference("version", "Version", "legalVersion", "The version these words belong to."),
    requiredReference("document", "Document", "legalDocument", "The document."),
    kindField,
    scopeField,
    choiceField({name: "locale", title: "Language", description: "The language.", options: LOCALE_CHOICES}),
    dayField("effectiveFrom", "Effective from", "The same day as the version's."),
    requiredText("title", "Title", "The document's name in this language."),
    bodyField({
      name: "summary",
      title: "In plain words",
      type: "clauseBody",
      description: "What changes for people, in 80 words or fewer. No tokens.",
    }),
    itemArray({
      name: "clauses",
      title: "Clauses",
      description: "The whole text, for the scope of all regions.",
      item: "clause",
      itemTitle: "Clause",
      preview: {title: "title", subtitle: "anchor"},
      optional: true,
      fields: clauseFields,
    }),
    itemArray({
      name: "overrides",
      title: "Differences",
      description: "For a scope of its own: only the clauses that differ from its base.",
      item: "clauseOverride",
      itemTitle: "Difference",
      preview: {title: "title", subtitle: "mode"},
      optional: true,
      fields: [
        choiceField({
          name: "mode",
          title: "Change",
          description: "What happens to the base's clause.",
          options: [
            {value: "replace", title: "Replace"},
            {value: "add", title: "Add"},
            {value: "remove", title: "Remove"},
          ],
        }),
        ...clauseFields,
        defineField({
          name: "after",
          title: "After",
          type: "string",
          description: "For an added clause: the anchor it follows.",
        }),
        requiredText("reason", "Reason", "Why this scope differs. Only colleagues see it."),
      ],
    }),
    defineField({
      name: "contentHash",
      title: "Fingerprint",
      type: "string",
      description: "Of these words. The site checks it when it shows them.",
      readOnly: true,
    }),
  ],
  preview: {select: {title: "title", subtitle: "locale"}},
});

export const legalApproval = defineType({
  name: "legalApproval",
  title: "Legal approval",
  type: "document",
  icon: CheckmarkIcon,
  description: "One person's yes to one seal. Created once, never changed.",
  readOnly: ({document}) => Boolean(document?._rev),
  fields: [
    requiredReference("version", "Version", "legalVersion", "The version that is approved."),
    ...approvalFields(),
    defineField({name: "comment", title: "Comment", type: "text", rows: 2, description: "For colleagues."}),
  ],
  preview: {select: {title: "by", subtitle: "role"}},
});
