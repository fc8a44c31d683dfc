import "server-only";
import {formatLocale, type Locale, type MarketParams} from "@gradus/schemas/markets";
import {CATALOGUES} from "./catalogues";
import type {ClientMessages, MessageScope} from "./message-types";

interface Branch {
  [name: string]: unknown;
}

// Islands of one page that show the same messages share one object, which is sent once.
const selections = new WeakMap<readonly MessageScope[], Map<Locale, object>>();

export function selectMessages<Scope extends MessageScope>(
  market: MarketParams,
  scopes: readonly Scope[],
): ClientMessages<Scope> {
  const {locale} = market;
  const known = selections.get(scopes) ?? new Map<Locale, object>();
  selections.set(scopes, known);
  const messages = known.get(locale) ?? pick(CATALOGUES[locale], scopes);
  known.set(locale, messages);
  return {locale, formatLocale: formatLocale(market), messages};
}

function pick(catalogue: object, scopes: readonly string[]): object {
  const picked: Branch = {};
  for (const scope of new Set(scopes)) {
    const [namespace = "", ...names] = scope.split(".");
    if (names.length === 0) picked[namespace] = messageAt(catalogue, namespace);
    else if (!scopes.includes(namespace)) put(picked, [namespace, ...names], messageAt(catalogue, scope));
  }
  return picked;
}

function put(branch: Branch, [name = "", ...rest]: readonly string[], message: unknown): void {
  if (rest.length === 0) {
    branch[name] = message;
    return;
  }
  const below: Branch = {...(branch[name] ?? {})};
  branch[name] = below;
  put(below, rest, message);
}

/** One message, or all of a namespace. */
function messageAt(catalogue: object, path: string): unknown {
  let found: unknown = catalogue;
  for (const name of path.split("."))
    found = typeof found === "object" && found !== null ? Reflect.get(found, name) : undefined;
  if (found === undefined) throw new Error(`There is no message ${path}.`);
  return found;
}
