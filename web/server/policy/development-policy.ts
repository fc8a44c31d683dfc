import {isJson} from "../../src/lib/trusted-types/is-known-markup.ts";

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * All that a page may do in development and not in production: what the framework needs for hot reload and for showing
 * errors. Everything else of the policy holds in both.
 */
export function allowDevelopment(directives: Directives): Directives {
  return {
    ...directives,
    // The bundler runs an edited module, and React rebuilds the stack of a server's error, by eval.
    "script-src": [...(directives["script-src"] ?? []), "'unsafe-eval'"],
    // The overlay with errors writes its own styles. Browsers ignore the word where it stands beside a hash.
    "style-src": ["'self'", "'unsafe-inline'"],
  };
}

const START = /^(?:self\.__next_r="[\w-]*";?)?(?:var __nextHmrInitialVersion=(?<version>.*);)?$/;

/** The script by which a page in development finds its hot reload: the id of its request, and what it was built from. */
export function isDevelopmentScript(text: string): boolean {
  const start = text === "" ? null : START.exec(text);
  return start !== null && isJson(start.groups?.version ?? "null");
}
