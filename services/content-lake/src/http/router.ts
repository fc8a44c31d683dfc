import type {Handler} from "./call.ts";

export interface Route {
  readonly method: string;
  /** Segments; `:name` takes one, a last `*name` takes the rest (at least one). */
  readonly pattern: string;
  readonly handler: Handler;
}

export interface Match {
  readonly handler: Handler;
  readonly params: Readonly<Record<string, string>>;
}

export const route = (method: string, pattern: string, handler: Handler): Route => ({
  method,
  pattern,
  handler,
});

/** `methods` distinguishes 404 from 405. */
export function createRouter(routes: readonly Route[]) {
  const compiled = routes.map(({method, pattern, handler}) => ({
    method,
    handler,
    segments: segmentsOf(pattern),
  }));

  return (method: string, path: string): {match: Match | null; methods: string[]} => {
    const segments = segmentsOf(path);
    const methods: string[] = [];
    for (const candidate of compiled) {
      const params = matchSegments(candidate.segments, segments);
      if (!params) continue;
      if (candidate.method === method) return {match: {handler: candidate.handler, params}, methods};
      methods.push(candidate.method);
    }
    return {match: null, methods};
  };
}

const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);

function matchSegments(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const actual = path[index];
    if (actual === undefined) return null;
    if (expected.startsWith("*")) {
      params[expected.slice(1)] = path.slice(index).join("/");
      return params;
    }
    if (expected.startsWith(":")) params[expected.slice(1)] = actual;
    else if (expected !== actual) return null;
  }
  return pattern.length === path.length ? params : null;
}
