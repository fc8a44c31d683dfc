import {TranslateIcon} from "@sanity/icons/Translate";
import {defineField, defineType} from "sanity";

export const translationState = defineType({
  name: "translationState",
  title: "Translation",
  type: "object",
  icon: TranslateIcon,
  description: "Kept by the Studio: which document this one translates, and which version of it.",
  hidden: true,
  fields: [
    defineField({
      name: "source",
      title: "Source",
      type: "reference",
      weak: true,
      to: [
        {type: "homePage"},
        {type: "storePage"},
        {type: "productPage"},
        {type: "membershipPage"},
        {type: "landingPage"},
        {type: "coachProgramPage"},
        {type: "downloadPage"},
        {type: "compatibilityPage"},
        {type: "faqPage"},
        {type: "systemPage"},
        {type: "collection"},
        {type: "sharedHero"},
        {type: "faqGroup"},
        {type: "siteSettings"},
      ],
      description: "The document this one was translated from.",
    }),
    defineField({
      name: "sourceHash",
      title: "Source as translated",
      type: "string",
      description: "Fingerprint of the source when the translation was last reviewed.",
    }),
    defineField({
      name: "sourceRevision",
      title: "Revision of the source",
      type: "string",
      description: "Where the history keeps the words that were translated, to show what changed since.",
    }),
    defineField({
      name: "reviewed",
      title: "Reviewed",
      type: "boolean",
      description: "Someone has read the translation against its source.",
    }),
  ],
});
