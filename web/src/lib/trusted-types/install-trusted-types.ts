import {TODAY_WORKER_PATH} from "../today-worker-path";
import {isJson, isKnownMarkup} from "./is-known-markup";

interface Policies {
  createPolicy(
    name: string,
    rules: Readonly<
      Record<"createHTML" | "createScript" | "createScriptURL", (value: string) => string | null>
    >,
  ): unknown;
}

/** In development, edited modules and the stacks of a server's errors arrive as text. The build removes this. */
const RUNS_TEXTS = process.env.NODE_ENV === "development";

/**
 * From here on a string becomes markup or a script only if it is one we know; the browser refuses any other. Browsers
 * without Trusted Types have the rest of the content policy.
 */
export function installTrustedTypes(): void {
  const {trustedTypes} = globalThis as {trustedTypes?: Policies};
  trustedTypes?.createPolicy("default", {
    createHTML: (markup) => (isKnownMarkup(markup) ? markup : null),
    createScript: (text) => (RUNS_TEXTS || isJson(text) ? text : null),
    createScriptURL: (address) => (isOurScript(address) ? address : null),
  });
}

/** The bundler fetches more of the build by such addresses; one page has a worker beside it. */
function isOurScript(address: string): boolean {
  const {origin, pathname} = new URL(address, location.href);
  if (origin !== location.origin) return false;
  return pathname.startsWith("/_next/static/") || pathname === TODAY_WORKER_PATH;
}
