import {EarthGlobeIcon} from "@sanity/icons/EarthGlobe";
import {defineField} from "sanity";
import {copyField} from "../../fields/copy-field.ts";
import {claimsField} from "../../fields/reference-fields.ts";
import {defineSection} from "../section.ts";

export const communityCounter = defineSection({
  name: "communityCounter",
  title: "Community counter",
  description: "A live number of runners. When it cannot be read, the claim stands alone.",
  icon: EarthGlobeIcon,
  fields: [
    claimsField(),
    // This heading may contain a claim: without the claim the section renders nothing at all.
    copyField({
      name: "heading",
      title: "Heading",
      description: "One line that works with the claim token in it.",
      max: 60,
    }),
    defineField({
      name: "hideWhenUnavailable",
      title: "Hide when the number is missing",
      type: "boolean",
      description: "On: without a live number the whole section is left out.",
      initialValue: true,
    }),
  ],
});
