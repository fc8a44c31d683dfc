export interface DatedVersion {
  readonly id: string;
  readonly scope: string;
  /** As stored; for sealed versions the dates decide instead. */
  readonly state: string | null;
  readonly sealed: boolean;
  readonly effectiveFrom: string | null;
}

export type VersionState =
  | "draft"
  | "inReview"
  | "approved"
  | "announced"
  | "inForce"
  | "superseded"
  | "withdrawnBeforeEffect";

const OPEN_STATES: readonly VersionState[] = ["inReview", "approved"];

export function stateOn(version: DatedVersion, others: readonly DatedVersion[], today: string): VersionState {
  if (version.state === "withdrawnBeforeEffect") return "withdrawnBeforeEffect";
  if (!version.sealed) return OPEN_STATES.find((state) => state === version.state) ?? "draft";
  const from = version.effectiveFrom ?? "";
  if (from > today) return "announced";
  const isReplaced = others.some(
    (other) =>
      other.sealed &&
      other.state !== "withdrawnBeforeEffect" &&
      other.scope === version.scope &&
      (other.effectiveFrom ?? "") > from &&
      (other.effectiveFrom ?? "") <= today,
  );
  return isReplaced ? "superseded" : "inForce";
}

export type VersionGroup = "inForce" | "coming" | "drafts" | "archive";

const GROUP_OF_STATE: Readonly<Record<VersionState, VersionGroup>> = {
  draft: "drafts",
  inReview: "drafts",
  approved: "drafts",
  announced: "coming",
  inForce: "inForce",
  superseded: "archive",
  withdrawnBeforeEffect: "archive",
};

/** The versions of one document by where staff look for them, newest first. */
export function groupVersions<V extends DatedVersion>(
  versions: readonly V[],
  today: string,
): Readonly<Record<VersionGroup, readonly V[]>> {
  const newestFirst = versions.toSorted(
    (a, b) => (b.effectiveFrom ?? "").localeCompare(a.effectiveFrom ?? "") || a.scope.localeCompare(b.scope),
  );
  const on = (group: VersionGroup) =>
    newestFirst.filter((version) => GROUP_OF_STATE[stateOn(version, versions, today)] === group);
  return {inForce: on("inForce"), coming: on("coming"), drafts: on("drafts"), archive: on("archive")};
}
