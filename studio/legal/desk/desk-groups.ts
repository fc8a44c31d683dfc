import type {LegalStatus, Move} from "../backend/reply.ts";
import type {Version} from "../data/versions.ts";
import {stateOn} from "../rules/version-state.ts";

export interface DeskRow {
  readonly version: Version;
  readonly status: LegalStatus | null;
}

const LEADING_MOVES: readonly Move[] = ["review", "approve", "seal"];

/** Versions the current user can move forward now, unless a condition prevents it. */
export const rowsWaitingForMe = (rows: readonly DeskRow[]): DeskRow[] =>
  rows.filter(({status}) => status?.moves.some((move) => LEADING_MOVES.includes(move)));

export const rowsWaitingForOthers = (rows: readonly DeskRow[]): DeskRow[] => {
  const awaitingMe = new Set(rowsWaitingForMe(rows));
  return rows.filter((row) => !awaitingMe.has(row));
};

/** Versions that are written, reviewed or approved, the soonest first. */
export const versionsInProgress = (versions: readonly Version[]): Version[] =>
  versions
    .filter(({sealed, state}) => !sealed && state !== "withdrawnBeforeEffect")
    .toSorted((a, b) => (a.effectiveFrom ?? "").localeCompare(b.effectiveFrom ?? ""));

/** Sealed versions that take effect later, the soonest first. */
export const upcomingVersions = (versions: readonly Version[], today: string): Version[] =>
  versions
    .filter((version) => stateOn(version, versions, today) === "announced")
    .toSorted((a, b) => (a.effectiveFrom ?? "").localeCompare(b.effectiveFrom ?? ""));
