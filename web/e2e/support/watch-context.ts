import type {BrowserContext} from "@playwright/test";

export interface Allowed {
  /** Messages of `console.error` that the story provokes on purpose. */
  readonly consoleErrors: readonly RegExp[];
  /** Origins that may be requested besides the site's own. */
  readonly origins: readonly string[];
}

/** Records what no page may do: log an error, throw, or request another origin. Returns the growing list. */
export function watchContext(context: BrowserContext, siteUrl: string, allowed: Allowed): readonly string[] {
  const problems: string[] = [];
  const origins = new Set([new URL(siteUrl).origin, ...allowed.origins]);
  const documents = new Set<string>();
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (request.isNavigationRequest()) documents.add(request.url());
    if (url.protocol.startsWith("http") && !origins.has(url.origin)) {
      problems.push(`request to another origin: ${request.url()}`);
    }
  });
  context.on("weberror", (error) => problems.push(`uncaught: ${error.error().message}`));
  context.on("console", (message) => {
    if (message.type() !== "error") return;
    // The browser reports a page that answers 404 as an error of its own; the story asserts the status.
    const isOfDocument = documents.has(message.location().url);
    if (isOfDocument && message.text().startsWith("Failed to load resource")) return;
    if (allowed.consoleErrors.some((pattern) => pattern.test(message.text()))) return;
    problems.push(`console.error: ${message.text()} (${message.location().url})`);
  });
  return problems;
}
