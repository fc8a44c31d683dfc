import type {LegalHistoryEntry} from "./legal-history.query";

export interface RemovedClause {
  readonly anchor: string;
  readonly title: string;
  /** The label of the first version without it. */
  readonly removedIn: string;
  /** The day the last version with it began. */
  readonly lastIn: string;
  /** The anchor of the clause it stood behind; null when it was the first. */
  readonly after: string | null;
}

/**
 * Clauses of earlier versions that a version no longer has, under no name. Each leaves a line, so that links to it
 * stay true. `history` begins with the version itself and goes back in time.
 */
export function removedClauses(history: readonly LegalHistoryEntry[]): RemovedClause[] {
  const known = new Set<string>(history[0]?.clauses.flatMap(anchorsOf));
  const removed: RemovedClause[] = [];
  history.forEach(({label, clauses: newer}, at) => {
    const older = history[at + 1];
    older?.clauses.forEach((clause, index) => {
      const isKnown = anchorsOf(clause).some((anchor) => known.has(anchor));
      if (isKnown || newer.some((other) => anchorsOf(other).includes(clause.anchor))) return;
      known.add(clause.anchor);
      removed.push({
        anchor: clause.anchor,
        title: clause.title,
        removedIn: label,
        lastIn: older.effectiveFrom,
        after: older.clauses[index - 1]?.anchor ?? null,
      });
    });
  });
  return removed;
}

function anchorsOf({anchor, aliases}: LegalHistoryEntry["clauses"][number]): string[] {
  return [anchor, ...(aliases ?? [])];
}
