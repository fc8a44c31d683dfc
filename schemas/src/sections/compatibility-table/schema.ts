import {ThListIcon} from "@sanity/icons/ThList";
import {defineSection, sectionHeading} from "../section.ts";

export const compatibilityTable = defineSection({
  name: "compatibilityTable",
  title: "Watch table",
  description: "Every entry of the watch register.",
  icon: ThListIcon,
  fields: [sectionHeading()],
});
