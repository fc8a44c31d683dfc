import {HeartIcon} from "@sanity/icons/Heart";
import {defineSection, sectionHeading} from "../section.ts";

export const stillFree = defineSection({
  name: "stillFree",
  title: "What stays free",
  description: "The list of what works without membership, from the membership copy.",
  icon: HeartIcon,
  fields: [sectionHeading()],
});
