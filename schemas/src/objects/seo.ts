import {SearchIcon} from "@sanity/icons/Search";
import {defineField, defineType} from "sanity";
import {copyField} from "../fields/copy-field.ts";
import {copyRule} from "../fields/copy-rules.ts";
import {measuredLength} from "../tokens.ts";

export const seo = defineType({
  name: "seo",
  title: "Search and sharing",
  type: "object",
  icon: SearchIcon,
  description: "How the page looks in search results and when shared.",
  fields: [
    copyField({
      name: "title",
      title: "Title",
      description:
        "Brand and region name are added after it. From 50 characters on, search engines may cut it.",
      max: 60,
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 3,
      options: {editing: "copy"},
      description:
        "One or two sentences under the title in search results. Best between 50 and 160 characters.",
      validation: (rule) => [
        rule.required().error("Write the description for search results."),
        copyRule(rule, {max: 200}),
        rule.custom((text) => lengthAdvice(text ?? "")).warning(),
      ],
    }),
    defineField({
      name: "noindex",
      title: "Keep out of search",
      type: "boolean",
      description: "The page leaves the sitemap and the language links. Visitors can still open it.",
      initialValue: false,
    }),
    defineField({
      name: "socialArt",
      title: "Social picture",
      type: "art",
      description: "Stands beside the title when the page is shared. Empty: the pod on a running track.",
    }),
  ],
});

function lengthAdvice(text: string): string | true {
  const length = measuredLength(text);
  if (length > 160) return `Search engines show about 160 characters; this is ${length}.`;
  return length >= 50 || text === "" || `A little more would help: 50 characters or more; this is ${length}.`;
}
