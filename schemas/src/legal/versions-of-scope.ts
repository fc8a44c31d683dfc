/** What decides where and when a legal version applies. */
export interface DatedVersion {
  readonly scope: string;
  /** The day it begins, `2027-01-01`. */
  readonly effectiveFrom: string;
  readonly state?: string | null | undefined;
  /** Scopes with words of their own in which this version applies unchanged. */
  readonly noDifference?: readonly string[] | null | undefined;
}

/**
 * The versions a region of this scope gets, newest first. Once a scope has words of its own it moves only with
 * them, or with a common version of which it is recorded that it needs none.
 */
export function versionsOfScope<V extends DatedVersion>(versions: readonly V[], scope: string): V[] {
  const own = versions.filter(
    (version) => version.scope === scope && scope !== "base" && takesEffect(version),
  );
  const firstOwn = own.map(({effectiveFrom}) => effectiveFrom).sort()[0];
  return versions
    .filter((version) => {
      if (version.scope === scope) return true;
      if (version.scope !== "base") return false;
      const isBeforeOwn = firstOwn === undefined || version.effectiveFrom < firstOwn;
      return isBeforeOwn || (version.noDifference ?? []).includes(scope);
    })
    .sort((a, b) => (a.effectiveFrom < b.effectiveFrom ? 1 : -1));
}

/** The version that binds on a day, from a list that is newest first; null before the first one. */
export function versionOn<V extends DatedVersion>(versions: readonly V[], day: string): V | null {
  return versions.find((version) => takesEffect(version) && version.effectiveFrom <= day) ?? null;
}

/** Withdrawn before its day: it stays in the archive and never binds. */
export function takesEffect({state}: Pick<DatedVersion, "state">): boolean {
  return state !== "withdrawnBeforeEffect";
}
