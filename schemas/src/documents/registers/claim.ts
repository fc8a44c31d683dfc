import {CheckmarkCircleIcon} from "@sanity/icons/CheckmarkCircle";
import {defineField, defineType} from "sanity";
import {daysBetween} from "../../days.ts";
import {choiceField} from "../../fields/choice-field.ts";
import {hrefProblem} from "../../fields/href-problem.ts";
import {dayField, keyField, localizedField, targetingField} from "../../fields/register-fields.ts";
import {required} from "../../fields/required.ts";

const DAYS_OF_24_MONTHS = 731;

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
          validation: (rule) => rule.custom((link) => (link && hrefProblem(link, ["https"])) || true),
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
  const span = daysBetween(from, to);
  if (span < 0) return "The claim would end before it begins.";
  return span > DAYS_OF_24_MONTHS
    ? "A claim runs 24 months at most. Choose an earlier end and check it again then."
    : null;
}
