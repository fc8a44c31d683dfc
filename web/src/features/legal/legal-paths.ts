import type {MarketParams} from "@gradus/schemas/markets";

export const legalPaths = {
  versions: (path: string) => `${path}/versions`,
  version: (path: string, effectiveFrom: string) => `${path}/versions/${effectiveFrom}`,
  compare: (path: string, from: string, to: string) => `${path}/compare?from=${from}&to=${to}`,
  pickTwo: (path: string) => `${path}/compare`,
  plainText: (path: string) => `${path}.txt`,
} as const;

/** The feed of a document; feeds stand outside the markets' addresses. */
export function feedPath(kind: string, {region, locale}: MarketParams): string {
  return `/feeds/${kind}-${region}-${locale}.atom`;
}
