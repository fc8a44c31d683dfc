/** The legal settings of a region on the day a version was sealed. */
export interface SealedRegion {
  readonly region: string;
  readonly scope: string;
}

export interface DatedVersion {
  readonly scope: string;
  /** The day it begins, `2027-01-01`. */
  readonly effectiveFrom: string;
  readonly state?: string | null | undefined;
  /** Scopes with words of their own in which this version applies unchanged. */
  readonly noDifference?: readonly string[] | null | undefined;
  /** The regions it was sealed for. Absent before that: then the settings of today count. */
  readonly regions?: readonly SealedRegion[] | null | undefined;
}

/**
 * The versions that apply to a region, newest first. From the first version of the region's own scope on, only versions
 * of that scope follow, or base versions that are recorded as needing no regional text. A sealed version keeps the
 * scope the region had when it was sealed, so that a setting of today cannot rewrite the past.
 */
export function versionsOfRegion<V extends DatedVersion>(
  versions: readonly V[],
  {region, scope}: SealedRegion,
): V[] {
  const scopeIn = ({regions}: V) =>
    regions ? (regions.find((sealed) => sealed.region === region)?.scope ?? null) : scope;
  const own = versions.filter(
    (version) => version.scope === scopeIn(version) && version.scope !== "base" && takesEffect(version),
  );
  const firstOwn = own.map(({effectiveFrom}) => effectiveFrom).sort()[0];
  return versions
    .filter((version) => {
      const then = scopeIn(version);
      if (then === null) return false;
      if (version.scope === then) return true;
      if (version.scope !== "base") return false;
      const isBeforeOwn = firstOwn === undefined || version.effectiveFrom < firstOwn;
      return isBeforeOwn || (version.noDifference ?? []).includes(then);
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
