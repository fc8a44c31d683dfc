import {ActivityIcon} from "@sanity/icons/Activity";
import {choiceField} from "../../fields/choice-field.ts";
import {copyField, textField} from "../../fields/copy-field.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const podDemo = defineSection({
  name: "podDemo",
  title: "Pod demo",
  description: "A recorded run to slide along: pace drops on the hill, watts hold.",
  icon: ActivityIcon,
  fields: [
    sectionHeading(),
    textField("What to look for while moving along the hill."),
    choiceField({
      name: "recording",
      title: "Recording",
      description: "The run that is shown.",
      options: [{value: "hill-demo", title: "One hill, up and down"}],
      initial: "hill-demo",
    }),
    copyField({
      name: "caption",
      title: "Caption",
      description: "Says that this is an example and where it comes from.",
      max: 120,
    }),
  ],
});
