import {ShareIcon} from "@sanity/icons/Share";
import {defineArrayMember, defineField, defineType} from "sanity";
import {choiceField} from "../fields/choice-field.ts";
import {LOCALE_CHOICES, REGION_CHOICES} from "../fields/options.ts";
import {yesNoField} from "../fields/register-fields.ts";
import {required} from "../fields/required.ts";

export const shareLink = defineType({
  name: "shareLink",
  title: "Share link",
  type: "document",
  icon: ShareIcon,
  liveEdit: true,
  description:
    "Lets someone without an account see certain drafts until a date. Made and taken back in Presentation.",
  fields: [
    defineField({
      name: "tokenHash",
      title: "Fingerprint",
      type: "string",
      description: "Of the secret in the link. The secret itself is never stored.",
      readOnly: true,
      validation: required("The link has no secret."),
    }),
    defineField({
      name: "documents",
      title: "Documents",
      type: "array",
      description: "Ids of the documents the link shows as drafts.",
      of: [defineArrayMember({type: "string"})],
      readOnly: true,
    }),
    defineField({
      name: "release",
      title: "Release",
      type: "string",
      description: "Or a whole release.",
      readOnly: true,
      validation: (rule) =>
        rule.custom(
          (release, {document}) =>
            Boolean(release) !== Array.isArray(document?.documents) ||
            "A link shows either documents or a release.",
        ),
    }),
    choiceField({name: "region", title: "Region", description: "Where it opens.", options: REGION_CHOICES}),
    choiceField({
      name: "locale",
      title: "Language",
      description: "In which language.",
      options: LOCALE_CHOICES,
    }),
    defineField({
      name: "at",
      title: "As of",
      type: "datetime",
      description: "Shows the site as of this instant. Empty: now.",
    }),
    defineField({
      name: "expires",
      title: "Expires",
      type: "datetime",
      description: "At most 30 days after it was made.",
      validation: (rule) => [
        required("Say when the link ends.")(rule),
        rule.custom((expires, {document}) => isShortEnough(expires, document?._createdAt)),
      ],
    }),
    yesNoField("revoked", "Revoked", "On: the link no longer works."),
    defineField({
      name: "createdBy",
      title: "Created by",
      type: "string",
      description: "Who made it.",
      readOnly: true,
    }),
  ],
  preview: {
    select: {region: "region", locale: "locale", expires: "expires", revoked: "revoked"},
    prepare: ({region, locale, expires, revoked}) => ({
      title: `Share link for ${region}/${locale}`,
      subtitle: revoked ? "Taken back" : `Until ${expires}`,
    }),
  },
});

const DAY_MS = 86_400_000;

/** Limits the lifetime of a link, so that a forgotten one does not work for ever. */
function isShortEnough(expires: string | undefined, createdAt: unknown): true | string {
  if (expires === undefined || typeof createdAt !== "string") return true;
  const days = (Date.parse(expires) - Date.parse(createdAt)) / DAY_MS;
  // A minute more, because the link is made before it is stored.
  return days <= 30 + 1 / 1440 || "A link works for 30 days at most.";
}
