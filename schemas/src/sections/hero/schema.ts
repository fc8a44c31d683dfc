import {StarIcon} from "@sanity/icons/Star";
import {heroFields} from "../../fields/content-fields.ts";
import {defineSection} from "../section.ts";

export const hero = defineSection({
  name: "hero",
  title: "Hero",
  description: "The first screen of a page: one line, one drawing, at most two buttons.",
  icon: StarIcon,
  fields: [...heroFields()],
});
