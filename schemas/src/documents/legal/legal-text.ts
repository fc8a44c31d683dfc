import {DocumentTextIcon} from "@sanity/icons/DocumentText";
import {type ArrayRule, defineArrayMember, defineField, defineType, type ValidationContext} from "sanity";
import {choiceField} from "../../fields/choice-field.ts";
import {bodyField} from "../../fields/copy-field.ts";
import {LOCALE_CHOICES} from "../../fields/options.ts";
import {runLookup} from "../../fields/query-once-per-run.ts";
import {dayField} from "../../fields/register-fields.ts";
import {clauseFields, overrideFields} from "./clause-fields.ts";
import {anchorProblems, overrideProblems, summaryProblems} from "./clause-problems.ts";
import {fixedReference, kindField, requiredText, scopeField} from "./legal-fields.ts";

type DocumentContext = {readonly document?: Record<string, unknown> | undefined};

/** Only the seal publishes a text, so one that is not a draft is sealed. */
const isSealed = ({document}: DocumentContext) =>
  typeof document?._id === "string" && Boolean(document._rev) && !document._id.startsWith("drafts.");

const isOverlay = ({document}: DocumentContext) => document?.scope !== undefined && document.scope !== "base";

const BASE_ANCHORS = `*[_type == "legalText" && locale == $locale && version._ref ==
  *[_type == "legalVersion" && _id in [$version, "drafts." + $version]] | order(_id asc)[0].base._ref
][0].clauses[].anchor`;

/** Null when the base has no text in this language: then there is nothing to compare with. */
async function baseAnchors({document, getClient}: ValidationContext): Promise<string[] | null> {
  const version = document?.version;
  const id = typeof version === "object" && version !== null && "_ref" in version ? version._ref : null;
  if (id === null || !isOverlay({document})) return null;
  const client = getClient({apiVersion: "2026-02-01"});
  return client.fetch<string[] | null>(BASE_ANCHORS, {version: id, locale: document?.locale});
}

const uniqueAnchors = <R extends ArrayRule<unknown[]>>(rule: R) =>
  rule.custom((clauses) => anchorProblems(clauses ?? []).join(" ") || true);

const summaryField = defineField({
  ...bodyField({
    name: "summary",
    title: "In plain words",
    type: "clauseBody",
    description: "What changes for people, in 80 words or fewer. No tokens.",
    tokens: [],
  }),
  validation: (rule) => [
    // Corrections of wording may go without; whether a version needs it is checked when it is sent to review.
    rule.custom((value: unknown) => Array.isArray(value) || "Say in plain words what changes.").warning(),
    rule.custom((value: unknown) => summaryProblems(Array.isArray(value) ? value : []).join(" ") || true),
  ],
});

const clausesField = defineField({
  name: "clauses",
  title: "Clauses",
  type: "array",
  description: "The whole text, for the scope of all regions. Numbers follow from the order.",
  of: [
    defineArrayMember({
      type: "object",
      name: "clause",
      title: "Clause",
      fields: clauseFields,
      preview: {select: {title: "title", subtitle: "anchor"}},
    }),
  ],
  hidden: isOverlay,
  validation: (rule) => uniqueAnchors(rule),
});

const overridesField = defineField({
  name: "overrides",
  title: "Differences",
  type: "array",
  description: "Only the clauses that differ from the base.",
  of: [
    defineArrayMember({
      type: "object",
      name: "clauseOverride",
      title: "Difference",
      fields: overrideFields,
      preview: {
        select: {title: "title", anchor: "anchor", mode: "mode"},
        prepare: ({title, anchor, mode}) => ({title: title ?? anchor, subtitle: `${mode} · ${anchor}`}),
      },
    }),
  ],
  hidden: (context) => !isOverlay(context),
  validation: (rule) => [
    uniqueAnchors(rule),
    rule.custom((overrides, context) =>
      runLookup(async () => {
        const anchors = await baseAnchors(context);
        return anchors && (overrideProblems(overrides ?? [], anchors).join(" ") || null);
      }),
    ),
  ],
});

export const legalText = defineType({
  name: "legalText",
  title: "Legal text",
  type: "document",
  icon: DocumentTextIcon,
  description: "The words of one version in one language.",
  readOnly: isSealed,
  groups: [
    {name: "words", title: "Words", default: true},
    {name: "parts", title: "Belongs to"},
  ],
  fields: [
    ...[
      requiredText("title", "Title", "The document's name in this language."),
      summaryField,
      clausesField,
      overridesField,
    ].map((field) => ({...field, group: "words"})),
    ...[
      fixedReference("version", "Version", "legalVersion", "The version these words belong to."),
      fixedReference("document", "Document", "legalDocument", "The document."),
      kindField({readOnly: true}),
      scopeField(),
      choiceField({
        name: "locale",
        title: "Language",
        description: "The language of these words.",
        options: LOCALE_CHOICES,
        readOnly: true,
      }),
      {...dayField("effectiveFrom", "Effective from", "The same day as the version's."), readOnly: true},
      defineField({
        name: "contentHash",
        title: "Fingerprint",
        type: "string",
        description: "Of these words. The site checks it when it shows them.",
        readOnly: true,
      }),
    ].map((field) => ({...field, group: "parts"})),
  ],
  preview: {
    select: {title: "title", locale: "locale", label: "version.label"},
    prepare: ({title, locale, label}) => ({
      title: [title, label].filter(Boolean).join(" "),
      subtitle: LOCALE_CHOICES.find(({value}) => value === locale)?.title ?? locale,
    }),
  },
});
