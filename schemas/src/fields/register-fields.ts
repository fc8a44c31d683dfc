import {defineField} from "sanity";
import {required} from "./required.ts";

export const localizedField = (
  name: string,
  title: string,
  description: string,
  options: {optional?: boolean} = {},
) =>
  defineField({
    name,
    title,
    type: "localizedString",
    description,
    validation: (rule) => (options.optional ? rule : required(`${title} is missing.`)(rule)),
  });

export const targetingField = () =>
  defineField({
    name: "targeting",
    title: "Regions",
    type: "targeting",
    description: "Where this applies.",
    initialValue: {mode: "all"},
  });

/** The day begins at midnight of each region. */
export const dayField = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: "date",
    description: `${description} Days begin at midnight of each region.`,
    validation: required(`${title}: choose a day.`),
  });

export const yesNoField = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: "boolean",
    description,
    initialValue: false,
    validation: required(`${title}: switch it on or off.`),
  });

export const keyField = (description: string) =>
  defineField({
    name: "key",
    title: "Key",
    type: "slug",
    description,
    readOnly: ({document}) => Boolean(document?._rev),
    validation: required("Give it a key."),
  });

export const wholeNumberField = (
  name: string,
  title: string,
  description: string,
  {min, max}: {min: number; max: number},
) =>
  defineField({
    name,
    title,
    type: "number",
    description,
    validation: (rule) => [
      required(`${title} is missing.`)(rule),
      rule.integer().min(min).max(max).error(`A whole number between ${min} and ${max}.`),
    ],
  });
