import {closestWord} from "./closest-word.ts";

/**
 * `{name}` or `{name:argument}` in any text stands for a value that changes by region, language or day.
 * Studio validation, the site's renderer and the seed test all read tokens through this file.
 */
export const PRODUCT_SKUS = [
  "pod",
  "duo",
  "clip-blue",
  "clip-gray",
  "clip-orange",
  "clip-black",
  "clip-pack",
  "membership",
] as const;
export const PLAN_CODES = [
  "membership-monthly",
  "membership-yearly",
  "membership-monthly-c6",
  "membership-yearly-c12",
] as const;
export const OFFER_CODES = [
  "pod-c6",
  "pod-only",
  "pod-monthly",
  "pod-yearly",
  "duo-c12",
  "membership-monthly",
  "membership-yearly",
] as const;

/** What may follow the colon. `null`: nothing. `"register"`: the keys editors keep in the claim register. */
export const TOKEN_ARGUMENTS = {
  product: null,
  region: null,
  currency: null,
  provider: null,
  supportEmail: null,
  price: [...PRODUCT_SKUS, ...PLAN_CODES],
  saving: OFFER_CODES,
  months: OFFER_CODES,
  policy: ["trial", "shipping"],
  note: ["shipping"],
  claim: "register",
} as const satisfies Record<string, readonly string[] | null | "register">;

export type TokenName = keyof typeof TOKEN_ARGUMENTS;
export const TOKEN_NAMES = Object.keys(TOKEN_ARGUMENTS) as TokenName[];

/** The tokens that a legal clause may contain: only these are resolved in the sealed text. */
export const CLAUSE_TOKENS = ["provider", "supportEmail"] as const satisfies readonly TokenName[];

export interface TokenPart {
  readonly kind: "token";
  readonly name: TokenName;
  readonly argument: string | null;
  /** As written, braces included. */
  readonly source: string;
}
interface TextPart {
  readonly kind: "text";
  readonly text: string;
}
/** Braces that are no token we know: a typing mistake, shown as it stands and refused by validation. */
interface UnknownPart {
  readonly kind: "unknown";
  readonly source: string;
}
export type Part = TextPart | TokenPart | UnknownPart;

const BRACES = /\{[^{}]*\}/g;
const TOKEN = /^\{([a-z][A-Za-z]*)(?::([a-z0-9-]+))?\}$/;

function isTokenName(name: string): name is TokenName {
  return Object.hasOwn(TOKEN_ARGUMENTS, name);
}

function isArgument(name: TokenName, argument: string | null): boolean {
  const allowed: readonly string[] | null | "register" = TOKEN_ARGUMENTS[name];
  if (allowed === null) return argument === null;
  if (argument === null) return false;
  // Claims live in the content: whether the key exists is checked where the register is at hand.
  return allowed === "register" || allowed.includes(argument);
}

function parseToken(source: string): TokenPart | UnknownPart {
  const [, name = "", argument = null] = TOKEN.exec(source) ?? [];
  if (!isTokenName(name) || !isArgument(name, argument)) return {kind: "unknown", source};
  return {kind: "token", name, argument, source};
}

/** Joining the parts' `text` and `source` gives the text back. */
export function parseTokens(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(BRACES)) {
    if (match.index > end) parts.push({kind: "text", text: text.slice(end, match.index)});
    parts.push(parseToken(match[0]));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({kind: "text", text: text.slice(end)});
  return parts;
}

export function listTokens(text: string): TokenPart[] {
  return parseTokens(text).filter((part) => part.kind === "token");
}

export function tokenProblems(text: string): string[] {
  return parseTokens(text).flatMap((part) => {
    if (part.kind === "unknown") return [unknownToken(part.source)];
    if (part.kind === "text" && /[{}]/.test(part.text)) {
      return ["There is a single brace. Tokens need both, for example {product}."];
    }
    return [];
  });
}

/** What an argument names, for "is not a product". */
const ARGUMENT_NOUNS: Readonly<Partial<Record<TokenName, string>>> = {
  price: "a product",
  saving: "an offer",
  months: "an offer",
  policy: "a policy",
  note: "a note",
};

function unknownToken(source: string): string {
  const suggestion = suggestToken(source);
  const [name = "", argument] = source.slice(1, -1).split(":");
  const hint = suggestion ? ` Did you mean ${suggestion}?` : "";
  if (!isTokenName(name)) return `${source} is not a token.${hint || ` Known: ${TOKEN_NAMES.join(", ")}.`}`;
  const allowed: readonly string[] | null | "register" = TOKEN_ARGUMENTS[name];
  if (allowed === null) return `${source} takes nothing after the name. Write {${name}}.`;
  if (allowed === "register") return `${source} needs the key of a claim, for example {claim:faster}.`;
  const choices = ` Choose one of: ${allowed.join(", ")}.`;
  if (!argument) return `${source} needs a value after a colon.${choices}`;
  return `${source} is not ${ARGUMENT_NOUNS[name] ?? "known"}.${hint || choices}`;
}

export function suggestToken(source: string): string | null {
  const [written = "", argument] = source
    .slice(1, -1)
    .trim()
    .split(/\s*:\s*/);
  const name = isTokenName(written) ? written : closestWord(written, TOKEN_NAMES);
  if (!name || !isTokenName(name)) return null;
  const allowed: readonly string[] | null | "register" = TOKEN_ARGUMENTS[name];
  if (allowed === null) return `{${name}}`;
  if (!argument) return null;
  if (allowed === "register") return /^[a-z0-9-]+$/.test(argument) ? `{${name}:${argument}}` : null;
  const value = closestWord(argument, allowed);
  return value && `{${name}:${value}}`;
}

/** Length of a text for limits: a token counts as eight characters, whatever it becomes. */
export function measuredLength(text: string): number {
  return text.replace(BRACES, "xxxxxxxx").length;
}
