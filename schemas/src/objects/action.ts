import {LaunchIcon} from "@sanity/icons/Launch";
import {defineField, defineType} from "sanity";
import {choiceField} from "../fields/choice-field.ts";
import {copyField} from "../fields/copy-field.ts";
import {hrefField, pathField} from "../fields/link-fields.ts";

export const action = defineType({
  name: "action",
  title: "Button",
  type: "object",
  icon: LaunchIcon,
  description: "A button or text link that leads somewhere.",
  fields: [
    copyField({
      name: "label",
      title: "Label",
      description: "Name the result: Add to cart, not Click here.",
      max: 36,
    }),
    pathField({
      description: "A page of this site, for example /store, or a place on this page, for example #plans.",
    }),
    hrefField({
      description: "Another site (https) or an e-mail address (mailto). Leave empty when a page is chosen.",
    }),
    choiceField({
      name: "style",
      title: "Style",
      description: "One primary button per screen; the others step back.",
      options: [
        {value: "primary", title: "Primary"},
        {value: "secondary", title: "Secondary"},
        {value: "text", title: "Text link"},
      ],
    }),
  ],
  preview: {
    select: {label: "label", path: "path", href: "href"},
    prepare: ({label, path, href}) => ({title: label, subtitle: path ?? href}),
  },
});

export const localizedAction = defineType({
  name: "localizedAction",
  title: "Button",
  type: "object",
  icon: LaunchIcon,
  description: "A link whose label exists in every language.",
  fields: [
    defineField({
      name: "label",
      title: "Label",
      type: "localizedString",
      description: "Name the result: See what changes.",
      validation: (rule) => rule.required().error("The link needs a label."),
    }),
    pathField({description: "A page of this site, for example /terms.", isOnlyTarget: true}),
  ],
});
