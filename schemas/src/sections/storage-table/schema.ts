import {DatabaseIcon} from "@sanity/icons/Database";
import {defineSection, sectionHeading} from "../section.ts";

export const storageTable = defineSection({
  name: "storageTable",
  title: "Storage register",
  description: "Every cookie and storage entry, from the register.",
  icon: DatabaseIcon,
  fields: [sectionHeading()],
});
