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
  description: "Lets someone without an account see certain drafts until a date.",
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
    }),
    defineField({name: "release", title: "Release", type: "string", description: "Or a whole release."}),
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
      description: "At most 30 days from now.",
      validation: required("Say when the link ends."),
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
  preview: {select: {title: "region", subtitle: "expires"}},
});
