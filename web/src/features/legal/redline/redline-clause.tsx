import type {ClauseChange} from "@gradus/schemas/legal/redline";
import type {PageContext} from "@/content/page-context";
import {clauseNumber, clauseTitle} from "./clause-words";
import {RedlineBlocks} from "./redline-blocks";
import {RedlineColumns} from "./redline-columns";
import {RedlineRuns} from "./redline-runs";

interface Props {
  readonly clause: ClauseChange;
  readonly context: PageContext;
}

export function RedlineClause({clause, context}: Props) {
  const heading = <Heading clause={clause} context={context} />;
  if (clause.changes === 0) {
    return (
      <li>
        <details className="disclosure">
          <summary>{heading}</summary>
          <RedlineBlocks clause={clause} context={context} />
        </details>
      </li>
    );
  }
  return (
    <li className={`redline-clause is-${clause.kind}`} {...changeMark(clause)}>
      {heading}
      <ClauseNote clause={clause} context={context} />
      <div className="redline-inline">
        <RedlineBlocks clause={clause} context={context} />
      </div>
      <RedlineColumns clause={clause} context={context} />
    </li>
  );
}

/** A clause that came, went or moved is a change itself and can be jumped to. */
function changeMark({change}: ClauseChange) {
  return change === null ? {} : {id: `change-${change}`, "data-change": change, tabIndex: -1};
}

function Heading({clause, context}: Props) {
  return (
    <h2 className="flex items-baseline gap-3 text-h3">
      <span className="text-value text-text-3">{clauseNumber(clause)}</span>
      <span>
        {clause.kind === "changed" ? (
          <RedlineRuns runs={clause.title} side="both" whole={clause.change} context={context} />
        ) : (
          clauseTitle(clause)
        )}
      </span>
    </h2>
  );
}

function ClauseNote({clause: {kind, isMoved, oldNumber, newNumber}, context: {t, market}}: Props) {
  const words = {
    inserted: t("legal.clauseInserted"),
    deleted: t("legal.clauseDeleted"),
    changed: null,
    same: null,
  }[kind];
  const moved = isMoved ? t("legal.clauseMoved", {from: oldNumber ?? 0, to: newNumber ?? 0}) : null;
  const note = words ?? moved;
  return (
    note && (
      <p lang={market.locale} className="redline-note">
        {note}
      </p>
    )
  );
}
