import {HelpCircleIcon} from "@sanity/icons/HelpCircle";
import {StarIcon} from "@sanity/icons/Star";
import {TiersIcon} from "@sanity/icons/Tiers";
import {defineField, defineType} from "sanity";
import {choicesField} from "../fields/choice-field.ts";
import {heroFields} from "../fields/content-fields.ts";
import {bodyField, copyField} from "../fields/copy-field.ts";
import {languagePreview} from "../fields/document-preview.ts";
import {itemArray} from "../fields/item-array.ts";
import {SKU_CHOICES} from "../fields/options.ts";
import {addressFields, languageFields, pageGroups, titleField} from "../fields/page-fields.ts";

const plainGroups = pageGroups.slice(0, 2);

export const sharedHero = defineType({
  name: "sharedHero",
  title: "Shared hero",
  type: "document",
  icon: StarIcon,
  description: "A hero several pages show. It cannot be deleted while a page uses it.",
  groups: plainGroups,
  fields: [...heroFields().map((field) => ({...field, group: "content"})), ...languageFields()],
  preview: languagePreview("heading"),
});

export const faqGroup = defineType({
  name: "faqGroup",
  title: "Question group",
  type: "document",
  icon: HelpCircleIcon,
  description:
    "Questions that belong together. Search engines read them too, so answers stay short and plain.",
  groups: plainGroups,
  fields: [
    titleField("What the questions are about."),
    itemArray({
      name: "items",
      title: "Questions",
      description: "The most asked first.",
      item: "faqItem",
      itemTitle: "Question",
      preview: {title: "question", subtitle: "anchor"},
      group: "content",
      fields: [
        defineField({
          name: "anchor",
          title: "Anchor",
          type: "string",
          description: "The part after # in a link to this answer. Keep it when the words change.",
          validation: (rule) => [
            rule.required().error("Give the question an anchor, for example trial."),
            rule.regex(/^[a-z][a-z0-9-]*$/).error("Use lower case letters, digits and hyphens."),
          ],
        }),
        copyField({
          name: "question",
          title: "Question",
          description: "As a runner would ask it.",
          max: 90,
          isHeading: true,
        }),
        bodyField({
          name: "answer",
          title: "Answer",
          type: "shortBody",
          description: "The answer first, then the why.",
          max: 600,
        }),
      ],
    }),
    ...languageFields(),
  ],
  preview: languagePreview(),
});

export const collection = defineType({
  name: "collection",
  title: "Collection",
  type: "document",
  icon: TiersIcon,
  description: "Articles that belong together, in the order they are shown.",
  groups: pageGroups,
  fields: [
    titleField(),
    copyField({
      name: "text",
      title: "Text",
      description: "One sentence under the title.",
      max: 140,
      rows: 2,
      optional: true,
      group: "content",
    }),
    choicesField({
      name: "skus",
      title: "Articles",
      description: "In the order they appear.",
      options: SKU_CHOICES,
      editing: "sku",
      group: "content",
    }),
    ...addressFields({slug: "free"}),
  ],
  preview: languagePreview(),
});
