import {ArrowRightIcon} from "@sanity/icons/ArrowRight";
import {BellIcon} from "@sanity/icons/Bell";
import {CalendarIcon} from "@sanity/icons/Calendar";
import {CheckmarkCircleIcon} from "@sanity/icons/CheckmarkCircle";
import {ClockIcon} from "@sanity/icons/Clock";
import {DatabaseIcon} from "@sanity/icons/Database";
import {ImageIcon} from "@sanity/icons/Image";
import {PackageIcon} from "@sanity/icons/Package";
import {RefreshIcon} from "@sanity/icons/Refresh";
import {defineField, defineType} from "sanity";
import {choiceField, choicesField} from "../fields/choice-field.ts";
import {pathProblem} from "../fields/link-fields.ts";
import {LEGAL_KINDS, SKU_CHOICES} from "../fields/options.ts";
import {
  dayField,
  keyField,
  localizedField,
  targetingField,
  wholeNumberField,
  yesNoField,
} from "../fields/register-fields.ts";
import {required} from "../fields/required.ts";

const MONTHS_24 = 731 * 86_400_000;

export const claim = defineType({
  name: "claim",
  title: "Claim",
  type: "document",
  icon: CheckmarkCircleIcon,
  description:
    "A statement that needs a source and an end date. It leaves every page by itself when it ends.",
  fields: [
    keyField("What texts call it: {claim:faster}. Never changes."),
    localizedField("phrase", "Phrase", "Fits inside a sentence: 14 percent faster."),
    localizedField("statement", "Statement", "Stands alone: 14 percent faster."),
    choiceField({
      name: "kind",
      title: "Kind",
      description: "Comparisons must say with what.",
      options: [
        {value: "comparative", title: "Comparison"},
        {value: "reach", title: "Reach"},
        {value: "feature", title: "Feature"},
      ],
    }),
    defineField({name: "value", title: "Value", type: "number", description: "The number that is claimed."}),
    defineField({
      name: "unit",
      title: "Unit",
      type: "string",
      description: "What the number counts: percent, countries.",
    }),
    defineField({
      ...localizedField(
        "comparedWith",
        "Compared with",
        "Shown beside the claim: Compared with the previous pod.",
        {
          optional: true,
        },
      ),
      hidden: ({document}) => document?.kind !== "comparative",
      validation: (rule) =>
        rule.custom(
          (value, {document}) =>
            document?.kind !== "comparative" || value !== undefined || "Say what this is compared with.",
        ),
    }),
    defineField({
      name: "source",
      title: "Source",
      type: "object",
      description: "Where the number comes from.",
      fields: [
        defineField({
          name: "title",
          title: "Title",
          type: "string",
          description: "The document that proves it.",
          validation: required("Name the source."),
        }),
        defineField({
          name: "file",
          title: "File",
          type: "file",
          description: "The proof itself. Never shown on the site.",
        }),
        defineField({
          name: "link",
          title: "Link",
          type: "url",
          description: "Where the proof is published, if it is.",
        }),
        choiceField({
          name: "evidence",
          title: "Evidence",
          description:
            "Pending evidence stops a production release; withdrawn evidence ends the claim at once.",
          options: [
            {value: "pending", title: "Pending"},
            {value: "attached", title: "Attached"},
            {value: "verified", title: "Verified"},
            {value: "withdrawn", title: "Withdrawn"},
          ],
          initial: "pending",
        }),
        defineField({name: "note", title: "Note", type: "text", rows: 2, description: "For colleagues."}),
      ],
      validation: required("Name the source of this claim."),
    }),
    defineField({
      name: "owner",
      title: "Owner",
      type: "string",
      description: "The team that answers for it.",
      validation: required("Name who answers for this claim."),
    }),
    dayField("validFrom", "Valid from", "First day it may be printed."),
    defineField({
      ...dayField(
        "validTo",
        "Valid to",
        "Last day it may be printed. At most 24 months; then it is checked again.",
      ),
      validation: (rule) => [
        rule.required().error("A claim needs an end date."),
        rule.custom((to, {document}) => claimSpanProblem(document?.validFrom, to) ?? true),
      ],
    }),
    targetingField(),
  ],
  preview: {select: {title: "statement.en", subtitle: "validTo"}},
});

function claimSpanProblem(from: unknown, to: string | undefined): string | null {
  if (typeof from !== "string" || !to) return null;
  const span = Date.parse(to) - Date.parse(from);
  if (span < 0) return "The claim would end before it begins.";
  return span > MONTHS_24
    ? "A claim runs 24 months at most. Choose an earlier end and check it again then."
    : null;
}

export const returnPolicy = defineType({
  name: "returnPolicy",
  title: "Return policy",
  type: "document",
  icon: RefreshIcon,
  description: "The trial: one source for badge, sentence and search data.",
  fields: [
    wholeNumberField("days", "Days", "Length of the trial.", {min: 1, max: 365}),
    choiceField({
      name: "startsWith",
      title: "Starts with",
      description: "When the days begin to count.",
      options: [
        {value: "delivery", title: "Delivery"},
        {value: "shipping", title: "Shipping"},
      ],
    }),
    localizedField("label", "Label", "Inside a sentence: {policy:trial}."),
    localizedField(
      "labelStart",
      "Label at the start of a sentence",
      "The same with a capital letter where needed.",
    ),
    choiceField({
      name: "method",
      title: "Method",
      description: "How things come back.",
      options: [{value: "byMail", title: "By mail"}],
    }),
    choiceField({
      name: "document",
      title: "Legal document",
      description: "Where the rule is written.",
      options: LEGAL_KINDS,
    }),
    defineField({
      name: "clause",
      title: "Clause",
      type: "string",
      description: "The anchor of the clause, for example trial.",
      validation: required("Name the clause."),
    }),
    targetingField(),
  ],
  preview: {select: {title: "labelStart.en"}},
});

export const shippingPolicy = defineType({
  name: "shippingPolicy",
  title: "Shipping policy",
  type: "document",
  icon: PackageIcon,
  description: "What shipping costs: one source for badge, sentence and search data.",
  fields: [
    yesNoField("free", "Free", "On when shipping costs nothing."),
    localizedField("label", "Label", "Inside a sentence: {policy:shipping}."),
    localizedField(
      "labelStart",
      "Label at the start of a sentence",
      "The same with a capital letter where needed.",
    ),
    targetingField(),
  ],
  preview: {select: {title: "labelStart.en"}},
});

export const datedNote = defineType({
  name: "datedNote",
  title: "Dated note",
  type: "document",
  icon: CalendarIcon,
  description: "A note that changes on one day and leaves on another.",
  fields: [
    keyField("What texts call it: {note:shipping}. Never changes."),
    dayField("switchOn", "Switches on", "From this day the second text shows."),
    defineField({
      ...dayField("hideAfter", "Last day", "After this day the note is gone."),
      validation: (rule) => [
        rule.required().error("The note needs a last day."),
        rule.custom((last, {document}) => {
          const first = document?.switchOn;
          return (
            !last ||
            typeof first !== "string" ||
            last >= first ||
            "The note would be gone before it switches."
          );
        }),
      ],
    }),
    localizedField("before", "Before", "Until the day before it switches."),
    localizedField("after", "After", "From the day it switches. Never a promise about the past."),
    choicesField({
      name: "skus",
      title: "Articles",
      description: "What the note is about.",
      options: SKU_CHOICES,
      optional: true,
    }),
    targetingField(),
  ],
  preview: {select: {title: "before.en", subtitle: "switchOn"}},
});

export const storageEntry = defineType({
  name: "storageEntry",
  title: "Storage entry",
  type: "document",
  icon: DatabaseIcon,
  description: "One cookie or storage entry the site sets. Code and register are compared in every build.",
  fields: [
    defineField({
      name: "name",
      title: "Name",
      type: "string",
      description: "Exactly as in the browser.",
      validation: required("Enter the name of the entry."),
    }),
    choiceField({
      name: "kind",
      title: "Kind",
      description: "Where the browser keeps it.",
      options: [
        {value: "cookie", title: "Cookie"},
        {value: "localStorage", title: "Local storage"},
        {value: "sessionStorage", title: "Session storage"},
      ],
    }),
    choiceField({
      name: "category",
      title: "Category",
      description: "Essential entries need no consent.",
      options: [
        {value: "essential", title: "Essential"},
        {value: "preference", title: "Preference"},
        {value: "statistics", title: "Statistics"},
      ],
    }),
    localizedField("lifetime", "Lifetime", "How long it stays."),
    localizedField("purpose", "Purpose", "What it is for, in one sentence."),
    defineField({
      name: "setBy",
      title: "Set by",
      type: "string",
      description: "Our site, or the service that sets it.",
      initialValue: "site",
      validation: required("Say who sets it."),
    }),
    targetingField(),
  ],
  preview: {select: {title: "name", subtitle: "category"}},
});

export const announcement = defineType({
  name: "announcement",
  title: "Announcement",
  type: "document",
  icon: BellIcon,
  description: "One line across the top of pages, for a few days.",
  fields: [
    choiceField({
      name: "kind",
      title: "Kind",
      description: "A legal change creates its announcement by itself.",
      options: [
        {value: "legalChange", title: "Legal change"},
        {value: "notice", title: "Notice"},
      ],
    }),
    localizedField("text", "Text", "One sentence."),
    defineField({
      name: "action",
      title: "Link",
      type: "localizedAction",
      description: "Where to read more. Optional.",
    }),
    choiceField({
      name: "document",
      title: "Legal document",
      description: "For a legal change: which document.",
      options: LEGAL_KINDS,
      optional: true,
    }),
    dayField("showFrom", "From", "First day it shows."),
    defineField({
      ...dayField("showTo", "To", "From this day it no longer shows."),
      validation: (rule) => [
        rule.required().error("The announcement needs an end."),
        rule.custom((to, {document}) => {
          const from = document?.showFrom;
          return (
            !to || typeof from !== "string" || to > from || "The announcement would end before it begins."
          );
        }),
      ],
    }),
    targetingField(),
    yesNoField("dismissible", "Can be closed", "On: visitors can close it and it stays closed."),
  ],
  preview: {select: {title: "text.en", subtitle: "showFrom"}},
});

export const redirect = defineType({
  name: "redirect",
  title: "Redirect",
  type: "document",
  icon: ArrowRightIcon,
  description: "An old address that leads to a new one, in every region and language.",
  fields: [
    defineField({
      name: "from",
      title: "From",
      type: "string",
      description: "The old path without region and language, for example /buy.",
      validation: (rule) => [
        rule.required().error("Enter the old path."),
        rule.custom((from) => !from || redirectSourceProblem(from) || true),
      ],
    }),
    defineField({
      name: "to",
      title: "To",
      type: "string",
      description: "The page it leads to now.",
      validation: (rule) => [
        rule.required().error("Enter the page it leads to."),
        rule.custom((to, {document}) => {
          if (!to) return true;
          if (to === document?.from) return "A redirect cannot lead to itself.";
          return pathProblem(to) ?? true;
        }),
      ],
    }),
    yesNoField("permanent", "Permanent", "On: search engines forget the old address."),
    targetingField(),
    defineField({
      name: "reason",
      title: "Reason",
      type: "string",
      description: "Why it exists, for colleagues.",
    }),
  ],
  preview: {select: {title: "from", subtitle: "to"}},
});

function redirectSourceProblem(from: string): string | null {
  if (!/^\/[a-z0-9/-]+$/.test(from))
    return "Write the path in lower case, beginning with a slash, without ? or #.";
  return pathProblem(from) === null
    ? `${from} is a page of the site; it would disappear behind the redirect.`
    : null;
}

export const watchDevice = defineType({
  name: "watchDevice",
  title: "Watch",
  type: "document",
  icon: ClockIcon,
  description: "Whether a watch works with the pod. A model is only shown once someone has tested it.",
  fields: [
    choiceField({
      name: "kind",
      title: "Kind",
      description: "A class of watches, or one model.",
      options: [
        {value: "class", title: "Class"},
        {value: "model", title: "Model"},
      ],
    }),
    localizedField("brand", "Brand", "The maker, or any brand."),
    localizedField("model", "Model", "The model, or what makes a watch belong to this class."),
    choiceField({
      name: "answer",
      title: "Works",
      description: "The answer a visitor gets.",
      options: [
        {value: "yes", title: "Yes"},
        {value: "withApp", title: "Yes, with the app"},
        {value: "no", title: "No"},
      ],
    }),
    yesNoField("workoutsToWatch", "Workouts on the watch", "On when planned workouts reach the watch."),
    defineField({
      name: "steps",
      title: "Steps",
      type: "localizedText",
      description: "How to set it up, as a numbered list.",
      validation: required("Say how to set it up."),
    }),
    yesNoField("verified", "Tested", "On when someone has tried it. Models need this to be shown."),
    defineField({name: "verifiedBy", title: "Tested by", type: "string", description: "Who tried it."}),
    defineField({name: "verifiedOn", title: "Tested on", type: "date", description: "When it was tried."}),
  ],
  preview: {select: {title: "model.en", subtitle: "answer"}},
});

export const mediaAltText = defineType({
  name: "mediaAltText",
  title: "Picture text",
  type: "document",
  icon: ImageIcon,
  description: "The alternative text of an uploaded picture. Drawn pictures carry theirs on the page.",
  fields: [
    defineField({
      name: "image",
      title: "Picture",
      type: "image",
      description: "Only portraits, official notices and press pictures are uploaded.",
      options: {hotspot: true},
      validation: (rule) => rule.required().assetRequired().error("Choose a picture."),
    }),
    localizedField("alt", "Alternative text", "Say what this picture shows that the others do not."),
  ],
  preview: {select: {title: "alt.en", media: "image"}},
});
