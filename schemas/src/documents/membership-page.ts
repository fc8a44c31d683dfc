import {CreditCardIcon} from "@sanity/icons/CreditCard";
import {defineArrayMember, defineField, defineType} from "sanity";
import {choiceField} from "../fields/choice-field.ts";
import {copyField} from "../fields/copy-field.ts";
import {languagePreview} from "../fields/document-preview.ts";
import {itemArray} from "../fields/item-array.ts";
import {PLAN_CHOICES} from "../fields/options.ts";
import {addressFields, pageGroups, titleField} from "../fields/page-fields.ts";
import {required} from "../fields/required.ts";
import {sectionsField} from "../sections/sections-field.ts";
import {PLAN_CODES} from "../tokens.ts";

const name = (key: string, title: string, description: string) =>
  copyField({name: key, title, description, max: 40, isHeading: true});

const textList = (options: {name: string; title: string; description: string; group?: string}) =>
  defineField({
    ...options,
    type: "array",
    of: [defineArrayMember({type: "string"})],
    validation: (rule) => rule.required().min(1).error(`${options.title}: at least one line.`),
  });

export const membershipPage = defineType({
  name: "membershipPage",
  title: "Membership copy",
  type: "document",
  icon: CreditCardIcon,
  description: "The membership page, and the names and plan texts used in store, checkout and account.",
  groups: pageGroups,
  fields: [
    titleField(),
    defineField({
      name: "names",
      title: "Names",
      type: "object",
      group: "content",
      description: "What things are called, here and in account, checkout and e-mails.",
      fields: [
        name("membership", "Membership", "The thing itself."),
        name("addon", "Add-on", "Membership bought together with hardware."),
        name("plans", "Plans", "Training plans."),
        name("smartTraining", "Smart training", "Training that adapts to what was done."),
        name("dataOnly", "Data only", "Access without membership."),
        name("fullMembership", "Full membership", "Access with membership."),
      ],
      validation: required("The names are missing."),
    }),
    textList({
      name: "free",
      title: "What stays free",
      description: "What works without membership. Listed before any plan.",
      group: "content",
    }),
    itemArray({
      name: "planCopy",
      title: "Plans",
      description: "Every plan the shop sells needs an entry.",
      item: "planCopy",
      itemTitle: "Plan",
      preview: {title: "name", subtitle: "line"},
      group: "content",
      min: PLAN_CODES.length,
      fields: [
        choiceField({
          name: "code",
          title: "Plan",
          description: "The plan in the shop.",
          options: PLAN_CHOICES,
          editing: "plan",
        }),
        copyField({
          name: "name",
          title: "Name",
          description: "On the card and on invoices.",
          max: 40,
          isHeading: true,
        }),
        copyField({name: "line", title: "Line", description: "For whom this plan is.", max: 80}),
        textList({
          name: "benefits",
          title: "Benefits",
          description: "One per line, the most important first.",
        }),
      ],
    }),
    copyField({
      name: "cancelRule",
      title: "How to cancel",
      description: "One honest sentence.",
      rows: 2,
      max: 240,
      group: "content",
    }),
    sectionsField(),
    ...addressFields({slug: "fixed"}),
  ],
  preview: languagePreview(),
});
