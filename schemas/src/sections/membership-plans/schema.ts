import {CreditCardIcon} from "@sanity/icons/CreditCard";
import {choiceField, choicesField} from "../../fields/choice-field.ts";
import {textField} from "../../fields/copy-field.ts";
import {OFFER_CHOICES, PLAN_CHOICES} from "../../fields/options.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const membershipPlans = defineSection({
  name: "membershipPlans",
  title: "Membership plans",
  description: "Plans or offers as cards. Prices come from the shop, words from the membership copy.",
  icon: CreditCardIcon,
  fields: [
    sectionHeading(),
    textField("One sentence. Say that the pod works without membership where it matters."),
    choiceField({
      name: "mode",
      title: "Form",
      description: "A short strip, the full chooser, or offers with hardware.",
      options: [
        {value: "strip", title: "Strip"},
        {value: "chooser", title: "Chooser"},
        {value: "offers", title: "Offers with hardware"},
      ],
      initial: "strip",
    }),
    choicesField({
      name: "plans",
      title: "Plans",
      description: "For strip and chooser.",
      options: PLAN_CHOICES,
      editing: "plan",
      optional: true,
    }),
    choicesField({
      name: "offers",
      title: "Offers",
      description: "For offers with hardware.",
      options: OFFER_CHOICES,
      editing: "offer",
      optional: true,
    }),
  ],
});
