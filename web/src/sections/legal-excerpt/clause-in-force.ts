import type {SectionOf} from "../parts/section";

type Excerpt = Pick<SectionOf<"legalExcerpt">, "overlay" | "plain">;

/**
 * The clause that binds in this region today. A region's own version counts as a whole: what it does not change
 * comes from the version it is based on, never from a newer one. Null when the clause does not exist or was removed.
 */
export function clauseInForce({overlay, plain}: Excerpt) {
  const isReplaced =
    plain?.isForAll === true && overlay !== null && plain.effectiveFrom > overlay.effectiveFrom;
  if (!overlay || isReplaced) return withLanguage(plain?.text?.clause, plain?.text?.locale);
  const override = overlay.text?.override;
  if (!override) return withLanguage(overlay.base?.text?.clause, overlay.base?.text?.locale);
  return override.mode === "remove" ? null : withLanguage(override, overlay.text?.locale);
}

function withLanguage<C extends object, L extends string>(
  clause: C | null | undefined,
  locale: L | undefined,
) {
  return clause ? {...clause, locale} : null;
}
