import {type ConditionalProperty, defineArrayMember, defineField} from "sanity";
import type {InputKind, ShopCode} from "./input-kind.ts";
import {required} from "./required.ts";

export interface Choice {
  readonly value: string;
  readonly title: string;
}

interface ChoiceField {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly options: readonly Choice[];
  readonly initial?: string;
  readonly optional?: boolean;
  readonly readOnly?: NonNullable<ConditionalProperty>;
  readonly group?: string;
  readonly editing?: InputKind;
}

export function choiceField({
  name,
  title,
  description,
  options,
  initial,
  optional,
  readOnly,
  group,
  editing,
}: ChoiceField) {
  return defineField({
    name,
    title,
    type: "string",
    description,
    options: {
      list: [...options],
      layout: options.length <= 4 ? "radio" : "dropdown",
      ...(editing && {editing}),
    },
    ...(initial && {initialValue: initial}),
    ...(readOnly && {readOnly}),
    ...(group && {group}),
    validation: (rule) => (optional ? rule : required(`Choose: ${title.toLowerCase()}.`)(rule)),
  });
}

interface ChoicesField extends Omit<ChoiceField, "initial" | "readOnly" | "editing"> {
  readonly editing?: ShopCode;
  readonly min?: number;
  readonly max?: number;
}

export function choicesField({
  name,
  title,
  description,
  options,
  optional,
  group,
  editing,
  min = 1,
  max,
}: ChoicesField) {
  return defineField({
    name,
    title,
    type: "array",
    description,
    of: [defineArrayMember({type: "string", options: {list: [...options]}})],
    options: {list: [...options], ...(editing && {editing})},
    ...(group && {group}),
    validation: (rule) => {
      const bounded = max === undefined ? rule.unique() : rule.unique().max(max);
      return optional ? bounded : bounded.required().min(min).error(`${title}: choose at least ${min}.`);
    },
  });
}
