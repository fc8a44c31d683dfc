import type {Version} from "../data/versions.ts";
import {proposeDay, proposeLabel} from "./propose.ts";

export interface ProposedVersion {
  readonly label: string;
  readonly effectiveFrom: string;
  /** For a scope of its own: the version for all regions that it builds on. */
  readonly base: Version | null;
  /** The newest words of scopes of their own, which have to follow a version for all regions. */
  readonly overlays: readonly Version[];
}

interface ProposalRequest {
  /** The version to start from. */
  readonly from: Version;
  /** Where the new words apply. */
  readonly scope: string;
  /** The longest notice any region promises. */
  readonly noticeDays: number;
  readonly today: string;
}

export function proposeVersion(
  {from, scope, noticeDays, today}: ProposalRequest,
  versions: readonly Version[],
): ProposedVersion {
  const days = versions.flatMap((version) => (version.scope === scope ? (version.effectiveFrom ?? []) : []));
  const day = proposeDay(today, noticeDays, days);
  if (scope === "base") {
    const label = proposeLabel(versions.flatMap((version) => version.label ?? []));
    return {label, effectiveFrom: day, base: null, overlays: newestOverlays(versions)};
  }
  // The first words of a scope start from the very version they differ from.
  const base = scope === from.scope ? newestBase(versions) : from;
  const isBefore = scope !== from.scope && (base?.effectiveFrom ?? "") <= today;
  return {
    label: base?.label ?? proposeLabel(versions.flatMap((version) => version.label ?? [])),
    effectiveFrom: isBefore ? day : (base?.effectiveFrom ?? day),
    base,
    overlays: [],
  };
}

/** Scopes among some that have no words of their own yet, not even drafts. */
export const scopesWithoutVersions = (scopes: readonly string[], versions: readonly Version[]): string[] =>
  scopes.filter(
    (scope) => scope !== "base" && !newestFirst(versions).some((version) => version.scope === scope),
  );

/** What a new version of a scope builds on: the latest for all regions, drafts included. */
const newestBase = (versions: readonly Version[]): Version | null =>
  newestFirst(versions.filter(({scope}) => scope === "base")).at(0) ?? null;

/** The latest sealed version of every scope of its own. */
function newestOverlays(versions: readonly Version[]): Version[] {
  const overlays = newestFirst(versions.filter(({scope, sealed}) => scope !== "base" && sealed));
  return overlays.filter(({scope}, index) => overlays.findIndex((other) => other.scope === scope) === index);
}

function newestFirst(versions: readonly Version[]): Version[] {
  return versions
    .filter(({state}) => state !== "withdrawnBeforeEffect")
    .toSorted((a, b) => (b.effectiveFrom ?? "").localeCompare(a.effectiveFrom ?? ""));
}
