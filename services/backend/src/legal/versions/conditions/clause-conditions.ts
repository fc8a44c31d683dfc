import {hrefProblem} from "@gradus/schemas/fields/href-problem";
import {CLAUSE_TOKENS, parseTokens} from "@gradus/schemas/tokens";
import type {Dossier} from "../dossier.ts";
import type {Clause, TextParts} from "../legal-documents.ts";
import {plainText} from "../plain-text.ts";
import {byLanguage, listNames, nameLanguage} from "../words.ts";

const ALLOWED_TOKENS: ReadonlySet<string> = new Set(CLAUSE_TOKENS);

/** The words are complete, their anchors lasting and unique, and the languages agree on what there is. */
export function clauseConditions({version, texts}: Pick<Dossier, "version" | "texts">): string[] {
  const sorted = texts.toSorted(byLanguage);
  const clausesOf = (text: TextParts): readonly Clause[] =>
    version.scope === "base" ? text.clauses : text.overrides;
  return [
    ...sorted.flatMap((text) => textProblems(text, clausesOf(text), version.scope === "base")),
    ...languageGaps(sorted, clausesOf),
  ];
}

function textProblems(text: TextParts, clauses: readonly Clause[], isBase: boolean): string[] {
  const language = nameLanguage(text.locale);
  if (clauses.length === 0) {
    return [`The ${language} text has no ${isBase ? "clause" : "difference"} yet. Write one.`];
  }
  const problems = clauses.flatMap((clause) => clauseProblems(clause, language));
  return [...problems, ...repeatedAnchors(clauses, language)];
}

function clauseProblems(clause: Clause, language: string): string[] {
  const name = clause.title || clause.anchor || "without a name";
  const where = `The ${language} clause “${name}”`;
  const isRemoval = clause.mode === "remove";
  const unknown = unknownTokens(plainText(clause.body));
  return [
    ...(clause.anchor === "" ? [`${where} has no anchor. Give it one, for example withdrawal.`] : []),
    ...(clause.title === "" && !isRemoval ? [`${where} has no title.`] : []),
    ...(plainText(clause.body) === "" && !isRemoval ? [`${where} has no words.`] : []),
    ...(clause.reason === "" ? [`${where} does not say why it differs. Give the reason.`] : []),
    ...linkProblems(clause).map((problem) => `${where} ${problem}`),
    ...unknown.map(
      (token) => `${where} has ${token}. Only {provider} and {supportEmail} may stand in a clause.`,
    ),
  ];
}

/** Links are checked here as well: a text written without the form must not be sealed with a link the form refuses. */
function linkProblems({body}: Clause): string[] {
  return body.flatMap(({markDefs}) =>
    markDefs.flatMap(({_type: type, href, path}) => {
      if (type === "link") return linkProblem(String(href), hrefProblem(String(href), ["https", "mailto"]));
      const isPage = /^(?:#|\/(?![/\\]))\S*$/.test(String(path));
      return type === "internalLink" && !isPage
        ? linkProblem(String(path), "Choose a page of the site.")
        : [];
    }),
  );
}

const linkProblem = (target: string, problem: string | null) =>
  problem === null ? [] : [`has a link to “${target.slice(0, 60)}”. ${problem}`];

function unknownTokens(text: string): string[] {
  return parseTokens(text).flatMap((part) => {
    if (part.kind === "unknown") return [part.source];
    return part.kind === "token" && !ALLOWED_TOKENS.has(part.name) ? [part.source] : [];
  });
}

function repeatedAnchors(clauses: readonly Clause[], language: string): string[] {
  const anchors = clauses.flatMap(({anchor, aliases}) => [anchor, ...aliases]).filter(Boolean);
  const repeated = new Set(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index));
  return [...repeated].map(
    (anchor) =>
      `The ${language} text has the anchor “${anchor}” twice. Links could not tell the clauses apart.`,
  );
}

function languageGaps(
  texts: readonly TextParts[],
  clausesOf: (text: TextParts) => readonly Clause[],
): string[] {
  const written = texts.filter((text) => clausesOf(text).length > 0);
  const all = [...new Set(written.flatMap((text) => clausesOf(text).map(({anchor}) => anchor)))].filter(
    Boolean,
  );
  return written.flatMap((text) => {
    const own = new Set(clausesOf(text).map(({anchor}) => anchor));
    const missing = all.filter((anchor) => !own.has(anchor)).map((anchor) => `“${anchor}”`);
    if (missing.length === 0) return [];
    return [`The ${nameLanguage(text.locale)} text lacks ${listNames(missing)}, which other languages have.`];
  });
}
