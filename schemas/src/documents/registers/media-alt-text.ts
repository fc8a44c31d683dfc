import {ImageIcon} from "@sanity/icons/Image";
import {defineField, defineType} from "sanity";
import {localizedField} from "../../fields/register-fields.ts";

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
