import type {LegalStatus, Move} from "../backend/reply.ts";
import type {Version} from "../data/versions.ts";
import {stateOn} from "../rules/version-state.ts";

export interface DeskRow {
  readonly version: Version;
  readonly status: LegalStatus | null;
}

const LEADING_MOVES: readonly Move[] = ["review", "approve", "seal"];

/** Versions the current user can move forward now, unless a condition prevents it. */
export const waitsForMe = (rows: readonly DeskRow[]): DeskRow[] =>
  rows.filter(({status}) => status?.moves.some((move) => LEADING_MOVES.includes(move)));

/** What is under way and waits for others. */
export const waitsForOthers = (rows: readonly DeskRow[]): DeskRow[] => {
  const mine = new Set(waitsForMe(rows));
  return rows.filter((row) => !mine.has(row));
};

/** Versions that are written, reviewed or approved, the soonest first. */
export const underWay = (versions: readonly Version[]): Version[] =>
  versions
    .filter(({sealed, state}) => !sealed && state !== "withdrawnBeforeEffect")
    .toSorted((a, b) => (a.effectiveFrom ?? "").localeCompare(b.effectiveFrom ?? ""));

/** Sealed versions that take effect later, the soonest first. */
export const comingUp = (versions: readonly Version[], today: string): Version[] =>
  versions
    .filter((version) => stateOn(version, versions, today) === "announced")
    .toSorted((a, b) => (a.effectiveFrom ?? "").localeCompare(b.effectiveFrom ?? ""));
