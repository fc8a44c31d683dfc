import {StarIcon} from "@sanity/icons/Star";
import {sameLanguageReference} from "../../fields/reference-fields.ts";
import {defineSection} from "../section.ts";

export const heroReference = defineSection({
  name: "heroReference",
  title: "Shared hero",
  description: "A hero that several pages show. Change it once, it changes everywhere.",
  icon: StarIcon,
  titleField: "hero.heading",
  fields: [
    sameLanguageReference({
      name: "hero",
      title: "Hero",
      description: "The shared hero in this language.",
      to: "sharedHero",
    }),
  ],
});
