import {PackageIcon} from "@sanity/icons/Package";
import {defineArrayMember, defineField, defineType} from "sanity";
import {choicesField} from "../fields/choice-field.ts";
import {colourField} from "../fields/content-fields.ts";
import {bodyField, copyField} from "../fields/copy-field.ts";
import {languagePreview} from "../fields/document-preview.ts";
import {itemArray} from "../fields/item-array.ts";
import {SKU_CHOICES} from "../fields/options.ts";
import {addressFields, pageGroups, titleField} from "../fields/page-fields.ts";
import {sectionsField} from "../sections/sections-field.ts";

export const productPage = defineType({
  name: "productPage",
  title: "Product",
  type: "document",
  icon: PackageIcon,
  description: "Words and pictures of a product. Price, stock and delivery come from the shop.",
  groups: pageGroups,
  fields: [
    titleField("The product's name."),
    copyField({
      name: "tagline",
      title: "Tagline",
      description: "The one line under the name.",
      max: 60,
      isHeading: true,
      group: "content",
    }),
    {...colourField("track"), group: "content"},
    choicesField({
      name: "skus",
      title: "Articles",
      description: "What the shop sells on this page, in order. An article appears on one product page only.",
      options: SKU_CHOICES,
      editing: "sku",
      group: "content",
    }),
    bodyField({
      name: "description",
      title: "Description",
      type: "shortBody",
      description:
        "Two or three short paragraphs. A claim gets a paragraph of its own, so that it can end alone.",
      group: "content",
    }),
    defineField({
      name: "gallery",
      title: "Gallery",
      type: "array",
      group: "content",
      description: "One to eight pictures. The first one stands for the product everywhere.",
      of: [defineArrayMember({type: "art"})],
      validation: (rule) => rule.required().min(1).max(8).error("The gallery holds one to eight pictures."),
    }),
    defineField({
      name: "inTheBox",
      title: "In the box",
      type: "array",
      group: "content",
      description: "What the parcel holds, one thing per line.",
      of: [defineArrayMember({type: "string"})],
      validation: (rule) => rule.required().min(1).error("Say what is in the box."),
    }),
    itemArray({
      name: "specs",
      title: "Specifications",
      description: "Facts only. Never a number we have no source for; numbers with a claim use its token.",
      item: "specRow",
      itemTitle: "Specification",
      preview: {title: "label", subtitle: "value"},
      group: "content",
      fields: [
        copyField({name: "label", title: "Name", description: "What is specified.", max: 40}),
        copyField({name: "value", title: "Value", description: "The fact.", max: 120}),
      ],
    }),
    sectionsField(),
    ...addressFields({slug: "fixed"}),
  ],
  preview: languagePreview(),
});
