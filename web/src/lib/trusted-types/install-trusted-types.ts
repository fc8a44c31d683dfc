import {isJson, isKnownMarkup} from "./is-known-markup";

interface Policies {
  createPolicy(
    name: string,
    rules: Readonly<
      Record<"createHTML" | "createScript" | "createScriptURL", (value: string) => string | null>
    >,
  ): unknown;
}

/**
 * From here on a string becomes markup or a script only if it is one we know; the browser refuses any other. Browsers
 * without Trusted Types have the rest of the content policy.
 */
export function installTrustedTypes(): void {
  const {trustedTypes} = globalThis as {trustedTypes?: Policies};
  trustedTypes?.createPolicy("default", {
    createHTML: (markup) => (isKnownMarkup(markup) ? markup : null),
    createScript: (text) => (isJson(text) ? text : null),
    createScriptURL: (address) => (isBuildFile(address) ? address : null),
  });
}

/** The bundler fetches more of the build by such addresses. */
function isBuildFile(address: string): boolean {
  const {origin, pathname} = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith("/_next/static/");
}
