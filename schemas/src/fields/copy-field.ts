import {defineField, type StringRule} from "sanity";
import {TOKEN_NAMES, type TokenName} from "../tokens.ts";
import type {CopyLimits} from "./copy-problems.ts";
import {bodyRule, copyRule} from "./copy-rules.ts";
import {required} from "./required.ts";

interface CopyField extends CopyLimits {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** More than one line of input. */
  readonly rows?: number;
  readonly optional?: boolean;
  readonly group?: string;
}

/** A text visitors read: may hold tokens, is measured with them, never holds a typed price. */
export function copyField({name, title, description, rows, optional, group, ...limits}: CopyField) {
  const shared = {
    name,
    title,
    description: withLimit(description, limits.max),
    options: {editing: "copy" as const, ...(limits.isHeading && {tokens: HEADING_TOKENS})},
    ...(group && {group}),
    validation: (rule: StringRule) => [
      ...(optional ? [] : [required(`${title} is missing.`)(rule)]),
      copyRule(rule, limits),
    ],
  };
  return rows ? defineField({...shared, type: "text", rows}) : defineField({...shared, type: "string"});
}

/** A claim that ends would leave a hole in a heading. */
const HEADING_TOKENS = TOKEN_NAMES.filter((name) => name !== "claim");

export const headingField = (description: string, max = 80) =>
  copyField({name: "heading", title: "Heading", description, max, isHeading: true});

export const textField = (description: string, options: {max?: number; optional?: boolean} = {}) =>
  copyField({name: "text", title: "Text", description, rows: 3, max: 300, optional: true, ...options});

interface BodyField extends CopyLimits {
  readonly name?: string;
  readonly title?: string;
  readonly type?: "body" | "shortBody" | "clauseBody";
  readonly description: string;
  readonly group?: string;
  /** Tokens the text may hold; without a list, all. */
  readonly tokens?: readonly TokenName[];
}

export function bodyField({
  name = "body",
  title = "Text",
  type = "body",
  description,
  group,
  tokens,
  ...limits
}: BodyField) {
  return defineField({
    name,
    title,
    type,
    description: withLimit(description, limits.max),
    ...(group && {group}),
    ...(tokens && {options: {tokens}}),
    validation: (rule) => [required(`${title} is missing.`)(rule), bodyRule(rule, limits)],
  });
}

function withLimit(description: string, max: number | undefined): string {
  return max === undefined ? description : `${description} Up to ${max} characters.`;
}
