import {ColorWheelIcon} from "@sanity/icons/ColorWheel";
import {choicesField} from "../../fields/choice-field.ts";
import {CLIP_CHOICES} from "../../fields/options.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const clipChooser = defineSection({
  name: "clipChooser",
  title: "Clip chooser",
  description: "Colour swatches with names; each adds the clip of that colour.",
  icon: ColorWheelIcon,
  fields: [
    sectionHeading(),
    choicesField({
      name: "colours",
      title: "Colours",
      description: "In the order they appear.",
      options: CLIP_CHOICES,
    }),
  ],
});
