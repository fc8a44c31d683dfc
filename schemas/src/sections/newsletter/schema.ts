import {EnvelopeIcon} from "@sanity/icons/Envelope";
import {defineArrayMember, defineField} from "sanity";
import {choiceField} from "../../fields/choice-field.ts";
import {textField} from "../../fields/copy-field.ts";
import {defineSection, sectionHeading} from "../section.ts";

export const newsletter = defineSection({
  name: "newsletter",
  title: "Newsletter",
  description: "The sign-up form for news by e-mail.",
  icon: EnvelopeIcon,
  fields: [
    sectionHeading(),
    textField("What we send and how one leaves.", {max: 200, optional: false}),
    choiceField({
      name: "list",
      title: "List",
      description: "The list an address joins.",
      options: [{value: "news", title: "News"}],
      initial: "news",
    }),
    defineField({
      name: "tags",
      title: "Tags",
      type: "array",
      description: "Stored with the address, to know where it came from.",
      of: [defineArrayMember({type: "string"})],
      validation: (rule) => rule.unique(),
    }),
  ],
});
