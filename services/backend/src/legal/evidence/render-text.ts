import {escapeHTML, toHTML} from "@portabletext/to-html";
import type {Block} from "../versions/legal-documents.ts";
import type {MergedText} from "./merged-text.ts";

export interface Heading {
  /** Under which version and from which day, in one line. */
  readonly line: string;
  /** Where links of the text lead. */
  readonly origin: string;
}

/** The text as a self-contained page. */
export function renderHtml({locale, title, clauses}: MergedText, {line, origin}: Heading): string {
  const parts = clauses.map(
    (clause, index) =>
      `<section id="${escapeHTML(clause.anchor)}">\n<h2>${index + 1}. ${escapeHTML(clause.title)}</h2>\n${bodyHtml(clause.body, origin)}\n</section>`,
  );
  const name = escapeHTML(title);
  const head = escapeHTML(line);
  return `<!doctype html>
<html lang="${escapeHTML(locale)}">
<head><meta charset="utf-8"><title>${name}</title></head>
<body>
<h1>${name}</h1>
<p>${head}</p>
${parts.join("\n")}
</body>
</html>
`;
}

function bodyHtml(body: readonly Block[], origin: string) {
  return toHTML([...body], {
    onMissingComponent: false,
    components: {
      marks: {
        link: ({children, value}) => anchor(String(value?.href ?? ""), children),
        internalLink: ({children, value}) => anchor(`${origin}${value?.path ?? ""}`, children),
        clauseRef: ({children, value}) =>
          anchor(`${origin}/${value?.document ?? ""}#${value?.anchor ?? ""}`, children),
        definedTerm: ({children}) => `<dfn>${children}</dfn>`,
      },
    },
  });
}

const SAFE_ADDRESS = /^(https?:|mailto:|tel:)/i;

function anchor(href: string, children: string) {
  if (!SAFE_ADDRESS.test(href)) return children;
  return `<a href="${escapeHTML(href)}">${children}</a>`;
}

export function renderPlain({title, clauses}: MergedText, {line}: Heading): string {
  const parts = clauses.map((clause, index) =>
    [`${index + 1}. ${clause.title}`, ...clause.body.map(plainBlock)].join("\n\n"),
  );
  return `${[`${title}\n${line}`, ...parts].join("\n\n\n")}\n`;
}

function plainBlock({listItem, level, children}: Block) {
  const text = children.map((span) => span.text).join("");
  return listItem ? `${"  ".repeat((level ?? 1) - 1)}- ${text}` : text;
}
