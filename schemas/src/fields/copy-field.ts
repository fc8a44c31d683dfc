import {defineField} from "sanity";
import {bodyProblems, type CopyLimits, copyProblems} from "./copy-problems.ts";
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

/** Turns problems into what the Studio shows beside a field. */
const report = (problems: string[]) => (problems.length > 0 ? problems.join(" ") : true);

/** A text visitors read: may hold tokens, is measured with them, never holds a typed price. */
export function copyField({name, title, description, rows, optional, group, ...limits}: CopyField) {
  const check = (value: string | undefined) => report(copyProblems(value ?? "", limits));
  const shared = {name, title, description: withLimit(description, limits.max), ...(group && {group})};
  const missing = required(`${title} is missing.`);
  if (rows) {
    return defineField({
      ...shared,
      type: "text",
      rows,
      validation: (rule) => (optional ? rule.custom(check) : [missing(rule), rule.custom(check)]),
    });
  }
  return defineField({
    ...shared,
    type: "string",
    validation: (rule) => (optional ? rule.custom(check) : [missing(rule), rule.custom(check)]),
  });
}

/** The heading of a section. */
export const headingField = (description: string, max = 80) =>
  copyField({name: "heading", title: "Heading", description, max, isHeading: true});

/** The paragraph under a heading. */
export const textField = (description: string, options: {max?: number; optional?: boolean} = {}) =>
  copyField({name: "text", title: "Text", description, rows: 3, max: 300, optional: true, ...options});

interface BodyField extends CopyLimits {
  readonly name?: string;
  readonly title?: string;
  readonly type?: "body" | "shortBody" | "clauseBody";
  readonly description: string;
  readonly group?: string;
}

/** Formatted text. */
export function bodyField({
  name = "body",
  title = "Text",
  type = "body",
  description,
  group,
  ...limits
}: BodyField) {
  return defineField({
    name,
    title,
    type,
    description: withLimit(description, limits.max),
    ...(group && {group}),
    validation: (rule) => [
      required(`${title} is missing.`)(rule),
      rule.custom((value: unknown) => report(bodyProblems(Array.isArray(value) ? value : [], limits))),
    ],
  });
}

function withLimit(description: string, max: number | undefined): string {
  return max === undefined ? description : `${description} Up to ${max} characters.`;
}
