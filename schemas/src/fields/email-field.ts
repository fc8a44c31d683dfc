import {defineField} from "sanity";

export function emailField(name: string, title: string, description: string, group?: string) {
  return defineField({
    name,
    title,
    type: "string",
    description,
    ...(group && {group}),
    validation: (rule) => [
      rule.required().error(`${title} is missing.`),
      rule.email().error("This is not an e-mail address."),
    ],
  });
}
