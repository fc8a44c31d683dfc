import {ClockIcon} from "@sanity/icons/Clock";
import {textField} from "../../fields/copy-field.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const compatibilityCheck = defineSection({
  name: "compatibilityCheck",
  title: "Watch check",
  description: "Two questions; the answer first, then the steps.",
  icon: ClockIcon,
  fields: [sectionHeading(), textField("What the visitor gets.")],
});
