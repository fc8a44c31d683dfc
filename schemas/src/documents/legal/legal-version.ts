import {BookIcon} from "@sanity/icons/Book";
import {defineArrayMember, defineField, defineType} from "sanity";
import {choiceField} from "../../fields/choice-field.ts";
import {isNotAdministrator} from "../../fields/is-not-administrator.ts";
import {itemArray} from "../../fields/item-array.ts";
import {LEGAL_SCOPES} from "../../fields/options.ts";
import {dayField} from "../../fields/register-fields.ts";
import {CHANGE_KINDS, LEGAL_STATES} from "../../legal/legal-states.ts";
import {
  approvalFields,
  fixedReference,
  kindField,
  machineText,
  requiredText,
  scopeField,
} from "./legal-fields.ts";

/** Sealed words never change again; words in review change only after they were returned to draft. */
const isLocked = ({document}: {document?: Record<string, unknown> | undefined}) =>
  document?.sealed === true || (document?.state !== undefined && document.state !== "draft");

const OVERLAY_SCOPES = LEGAL_SCOPES.filter(({value}) => value !== "base");

const logField = itemArray({
  name: "log",
  title: "Log",
  description: "What happened to this version, and when.",
  item: "legalEvent",
  itemTitle: "Event",
  preview: {title: "event", subtitle: "at"},
  optional: true,
  group: "record",
  fields: [
    machineText("event", "Event", "What happened."),
    machineText("by", "By", "Who did it."),
    machineText("at", "At", "When."),
    defineField({name: "note", title: "Note", type: "string", description: "Why, if someone said so."}),
  ],
});

const approvalsField = itemArray({
  name: "approvals",
  title: "Approvals",
  description: "Two people who are not the author, each for exactly these words.",
  item: "approval",
  itemTitle: "Approval",
  preview: {title: "by", subtitle: "role"},
  optional: true,
  group: "record",
  fields: approvalFields(),
});

const regionsField = itemArray({
  name: "regions",
  title: "Regions",
  description:
    "The law of each region on the day of the seal. Later changes of its settings leave it as it is.",
  item: "sealedRegion",
  itemTitle: "Region",
  preview: {title: "region", subtitle: "bindingLocale"},
  optional: true,
  group: "record",
  fields: [
    machineText("region", "Region", "Where these words apply."),
    machineText("scope", "Scope", "Which set of legal texts applied there."),
    machineText("bindingLocale", "Binding language", "The language whose words count."),
    defineField({
      name: "requiredLocales",
      title: "Required languages",
      type: "array",
      description: "Languages the law asked for.",
      of: [defineArrayMember({type: "string"})],
    }),
    machineText("timeZone", "Time zone", "Whose midnight counts."),
    defineField({
      name: "provider",
      title: "Seller",
      type: "string",
      description: "What {provider} stands for.",
    }),
    defineField({
      name: "supportEmail",
      title: "Support e-mail",
      type: "string",
      description: "What {supportEmail} stands for.",
    }),
  ],
});

const termFields = [
  requiredText("label", "Label", "What people call it, for example 2.1."),
  dayField("effectiveFrom", "Effective from", "The day these words begin to apply."),
  choiceField({
    name: "changeKind",
    title: "Kind of change",
    description: "Material changes are announced in advance and may ask for acceptance again.",
    options: CHANGE_KINDS,
  }),
  defineField({
    name: "base",
    title: "Base",
    type: "reference",
    to: [{type: "legalVersion"}],
    description: "For a scope of its own: the exact version for all regions it builds on.",
    options: {filter: '_type == "legalVersion" && scope == "base"', disableNew: true},
    hidden: ({document}) => document?.scope === "base",
    validation: (rule) =>
      rule
        .skip()
        .custom(
          (base, {document}) =>
            document?.scope === "base" ||
            base?._ref !== undefined ||
            "Choose the version this one builds on.",
        ),
  }),
  defineField({
    name: "noDifference",
    title: "Needs no words of its own",
    type: "array",
    description:
      "Scopes in which these words apply unchanged. Without an entry here, a version for that scope is needed.",
    of: [defineArrayMember({type: "string", options: {list: OVERLAY_SCOPES}})],
    options: {list: OVERLAY_SCOPES},
    hidden: ({document}) => document?.scope !== "base",
    validation: (rule) => rule.unique(),
  }),
];

const recordFields = [
  choiceField({
    name: "state",
    title: "State",
    description: "Kept for lists; pages compute it from the dates.",
    options: LEGAL_STATES,
    initial: "draft",
    readOnly: true,
    group: "record",
  }),
  defineField({
    name: "sealed",
    title: "Sealed",
    type: "boolean",
    description: "Sealed words never change. A correction is a new version.",
    readOnly: true,
    initialValue: false,
    group: "record",
  }),
  defineField({
    name: "seal",
    title: "Seal",
    type: "string",
    description: "Fingerprint of the words in all languages. Approvals name it.",
    readOnly: true,
    group: "record",
  }),
  defineField({
    name: "announcedOn",
    title: "Announced on",
    type: "date",
    description: "The day people are told. Set when the version is sealed.",
    readOnly: true,
    group: "record",
  }),
  {
    ...requiredText("author", "Author", "Who wrote it. The author never approves."),
    readOnly: true,
    group: "record",
  },
  {...regionsField, readOnly: true},
  {...approvalsField, readOnly: true},
  {...logField, readOnly: true},
].map((field) => ({...field, hidden: isNotAdministrator}));

const partFields = [
  fixedReference("document", "Document", "legalDocument", "The document this is a version of."),
  kindField({readOnly: true}),
  scopeField(),
  defineField({
    name: "previous",
    title: "Previous version",
    type: "reference",
    to: [{type: "legalVersion"}],
    description: "The version this one replaces.",
    readOnly: true,
  }),
  defineField({
    name: "texts",
    title: "Texts",
    type: "array",
    description: "One per language.",
    // Texts of a draft are drafts: that they are not published yet is no mistake.
    of: [
      defineArrayMember({type: "reference", to: [{type: "legalText"}], validation: (rule) => rule.skip()}),
    ],
    readOnly: true,
    validation: (rule) => rule.required().unique().min(1).error("A version needs at least one text."),
  }),
].map((field) => ({...field, group: "parts"}));

export const legalVersion = defineType({
  name: "legalVersion",
  title: "Legal version",
  type: "document",
  icon: BookIcon,
  description: "The words that apply from one day on, in one scope.",
  readOnly: isLocked,
  groups: [
    {name: "terms", title: "What and when", default: true},
    {name: "parts", title: "Belongs to"},
    // The stored values. Badges, the status and the desk show the same information in words.
    {name: "record", title: "Record", hidden: isNotAdministrator},
  ],
  fields: [...termFields.map((field) => ({...field, group: "terms"})), ...partFields, ...recordFields],
  preview: {
    select: {title: "document.title.en", label: "label", scope: "scope", from: "effectiveFrom"},
    prepare: ({title, label, scope, from}) => ({
      title: `${title} ${label}`,
      subtitle: `${LEGAL_SCOPES.find(({value}) => value === scope)?.title ?? scope} · from ${dayInShort(from)}`,
    }),
  },
});

/** "1 Jan 2027"; or that there is no day yet. */
function dayInShort(day: unknown): string {
  const instant = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(instant)) return "a day to be chosen";
  const format = {day: "numeric", month: "short", year: "numeric", timeZone: "UTC"} as const;
  return new Intl.DateTimeFormat("en-GB", format).format(instant);
}
