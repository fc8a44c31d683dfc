import {isSecretName, SECRET_NAME_PATTERN} from "./secret-names.ts";

const HIDDEN = "<hidden>";
const DEPTH_MAX = 6;

// Longer is cut: a stranger can choose the path of a request, and reading it must stay quick however it is made.
const TEXT_MAX = 4_000;
const MAIL_ADDRESS = /[^\s<>"'(=:,;]{1,64}@[^\s<>"'),;]+/g;
const BEARER = /\b(bearer|basic)\s+[\w.~+/=-]+/gi;
const TOKEN = /\b(?:eyJ|rt1\.)[\w-]+\.[\w.-]+/g;
// Ids are shorter than this, and tokens longer.
const LONG = 40;
const LONG_PATH_PART = new RegExp(`/[\\w-]{${LONG},}`, "g");
const NAMED = new RegExp(
  `(?<![A-Za-z])(${SECRET_NAME_PATTERN})(\\\\?["']?\\s*[=:]\\s*\\\\?)("(?:[^"\\\\]|\\\\.)*"?|'[^']*'?|[^\\s&,;}#<]+)`,
  "gi",
);

/** A text without the secrets it may quote: addresses, tokens, and values behind the name of a secret. */
export function redactText(text: string) {
  return text
    .slice(0, TEXT_MAX)
    .replace(BEARER, `$1 ${HIDDEN}`)
    .replace(TOKEN, HIDDEN)
    .replace(NAMED, `$1$2${HIDDEN}`)
    .replace(LONG_PATH_PART, `/${HIDDEN}`)
    .replace(MAIL_ADDRESS, "<address>");
}

/** The fields of a log line without secrets, however deep they are. Errors are left to their own description. */
export function redact(fields: object, depth = 1): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      isSecretName(name) ? HIDDEN : redactValue(value, depth),
    ]),
  );
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === "string") return redactText(value);
  if (typeof value !== "object" || value === null || value instanceof Error || value instanceof Date)
    return value;
  if (depth > DEPTH_MAX) return "<deep>";
  if (Array.isArray(value)) return value.map((item) => redactValue(item, depth + 1));
  if (value instanceof URL) return redactText(value.href);
  return redact(value, depth + 1);
}

/**
 * The path of a request without the secrets in it: the parameters to which its route gives the name of a secret. If no
 * route matches the path, ids and tokens cannot be distinguished, and long parts are hidden.
 */
export function redactPath(path: string, route: string) {
  const names = route.split("/");
  const isKnown = !route.includes("*");
  const isHidden = (part: string, index: number) => {
    if (!isKnown) return part.length >= LONG;
    const name = names[index] ?? "";
    return name.startsWith(":") && isSecretName(name.slice(1).replace(/\{.*$/, ""));
  };
  return path
    .split("/")
    .map((part, index) => (isHidden(part, index) ? HIDDEN : redactText(part)))
    .join("/");
}
