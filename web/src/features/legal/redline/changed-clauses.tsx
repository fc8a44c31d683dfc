import type {ClauseChange} from "@gradus/schemas/legal/redline";
import type {PageContext} from "@/content/page-context";
import {clauseNumber, clauseTitle, firstChange} from "./clause-words";

interface Props {
  readonly clauses: readonly ClauseChange[];
  readonly context: PageContext;
}

export function ChangedClauses({clauses, context: {t}}: Props) {
  const changed = clauses.filter(({changes}) => changes > 0);
  return (
    <nav aria-labelledby="changed-clauses" className="self-start lg:sticky lg:top-24 print:hidden">
      <h2 id="changed-clauses" className="text-label text-text-2">
        {t("legal.changedClauses")}
      </h2>
      <ol className="mt-2 text-ui">
        {changed.map((clause) => (
          <li key={`${clause.anchor} ${clause.oldNumber}`}>
            <a href={`#change-${firstChange(clause)}`} className="legal-contents-link">
              <span className="text-text-3">{clauseNumber(clause)}</span>
              <span>
                {clauseTitle(clause)}
                <span className="block text-label text-text-2">{changeSummary(clause, t)}</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-label text-text-3">
        {t("legal.unchangedClauses", {count: clauses.length - changed.length})}
      </p>
    </nav>
  );
}

function changeSummary(
  {kind, isMoved, oldNumber, newNumber, changes}: ClauseChange,
  t: PageContext["t"],
): string {
  if (kind === "inserted") return t("legal.clauseInserted");
  if (kind === "deleted") return t("legal.clauseDeleted");
  if (!isMoved) return t("legal.changes", {count: changes});
  const moved = t("legal.clauseMoved", {from: oldNumber ?? 0, to: newNumber ?? 0});
  return changes > 1 ? `${moved} · ${t("legal.changes", {count: changes - 1})}` : moved;
}
