import {DocumentIcon} from "@sanity/icons/Document";
import {HashIcon} from "@sanity/icons/Hash";
import {LaunchIcon} from "@sanity/icons/Launch";
import {TagIcon} from "@sanity/icons/Tag";
import {defineArrayMember, defineField, defineType} from "sanity";
import {choiceField} from "../fields/choice-field.ts";
import {plainText} from "../fields/copy-problems.ts";
import {isRecord} from "../fields/is-record.ts";
import {hrefField, pathField} from "../fields/link-fields.ts";
import {LEGAL_KINDS} from "../fields/options.ts";

const anchorField = (description: string) =>
  defineField({
    name: "anchor",
    title: "Clause",
    type: "string",
    description,
    validation: (rule) => rule.required().error("Name the clause by its anchor, for example withdrawal."),
  });

const internalLink = defineArrayMember({
  name: "internalLink",
  type: "object",
  title: "Link to a page",
  icon: DocumentIcon,
  fields: [pathField({description: "A page of this site, for example /returns.", isOnlyTarget: true})],
});

const link = defineArrayMember({
  name: "link",
  type: "object",
  title: "Link to another site",
  icon: LaunchIcon,
  fields: [hrefField({description: "The full address, beginning with https://."})],
});

const clauseRef = defineArrayMember({
  name: "clauseRef",
  type: "object",
  title: "Link to a clause",
  icon: HashIcon,
  fields: [
    choiceField({
      name: "document",
      title: "Document",
      description: "The legal document.",
      options: LEGAL_KINDS,
    }),
    anchorField("The anchor of the clause; it stays true when clauses are renumbered."),
  ],
});

const definedTerm = defineArrayMember({
  name: "definedTerm",
  type: "object",
  title: "Defined term",
  icon: TagIcon,
  fields: [anchorField("The clause that defines this term.")],
});

const STRONG = {title: "Strong", value: "strong"};
const EMPHASIS = {title: "Emphasis", value: "em"};
const NORMAL = {title: "Paragraph", value: "normal"};
const LISTS = [
  {title: "Bullets", value: "bullet"},
  {title: "Numbers", value: "number"},
];

export const body = defineType({
  name: "body",
  title: "Text",
  type: "array",
  description: "Paragraphs, small headings, lists and links. No colours and no underlines.",
  of: [
    defineArrayMember({
      type: "block",
      styles: [NORMAL, {title: "Heading", value: "h3"}, {title: "Small heading", value: "h4"}],
      lists: LISTS,
      marks: {decorators: [STRONG, EMPHASIS], annotations: [internalLink, link, clauseRef]},
    }),
  ],
});

export const shortBody = defineType({
  name: "shortBody",
  title: "Text",
  type: "array",
  description:
    "Paragraphs, lists and links. No headings, because this text stands inside something that has one.",
  of: [
    defineArrayMember({
      type: "block",
      styles: [NORMAL],
      lists: LISTS,
      marks: {decorators: [STRONG, EMPHASIS], annotations: [internalLink, link, clauseRef]},
    }),
  ],
});

// "1." and "§ 3" at the start of a line: numbers are drawn from the order of the clauses.
const TYPED_NUMBER = /^\s*(?:§|\d+[.)])/;

export const clauseBody = defineType({
  name: "clauseBody",
  title: "Clause",
  type: "array",
  description: "The words of a clause. Numbers are drawn from the order; never type them.",
  of: [
    defineArrayMember({
      type: "block",
      styles: [NORMAL],
      lists: LISTS,
      marks: {decorators: [STRONG], annotations: [internalLink, link, clauseRef, definedTerm]},
      validation: (rule) =>
        rule.custom((block) => {
          if (!isRecord(block)) return true;
          if (TYPED_NUMBER.test(plainText([block]))) {
            return "Remove the typed number: clause numbers are drawn from the order.";
          }
          return Number(block.level ?? 1) <= 3 || "Lists go three levels deep at most.";
        }),
    }),
  ],
});
