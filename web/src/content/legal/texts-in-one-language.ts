interface TextOfVersion {
  readonly locale: string;
  readonly version: {readonly _ref: string};
}

/**
 * One text per version, all in the first language of the chain that has every one of them: a region's own clauses
 * never appear in another language between the common ones. Null when no language is complete.
 */
export function textsInOneLanguage<T extends TextOfVersion>(
  texts: readonly T[],
  versions: readonly string[],
  chain: readonly string[],
): T[] | null {
  for (const locale of chain) {
    const found = versions.flatMap(
      (id) => texts.find((text) => text.version._ref === id && text.locale === locale) ?? [],
    );
    if (found.length === versions.length) return found;
  }
  return null;
}
