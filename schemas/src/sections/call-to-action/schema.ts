import {LaunchIcon} from "@sanity/icons/Launch";
import {actionsField, artField, colourField} from "../../fields/content-fields.ts";
import {textField} from "../../fields/copy-field.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const callToAction = defineSection({
  name: "callToAction",
  title: "Closing field",
  description: "The last word of a page: one line and a button.",
  icon: LaunchIcon,
  fields: [
    colourField("infield"),
    sectionHeading(60),
    textField("One or two sentences.", {max: 220}),
    actionsField({required: true}),
    artField(),
  ],
});
