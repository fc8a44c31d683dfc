import type {ClauseChange, Redline} from "@gradus/schemas/legal/redline";
import type {PageContext} from "@/content/page-context";
import {ChangeToolbarClient} from "./change-toolbar-client";
import {ChangedClauses} from "./changed-clauses";
import {RedlineClause} from "./redline-clause";

interface Props {
  readonly redline: Redline;
  /** The language of the words that are compared. */
  readonly locale: string;
  readonly context: PageContext;
}

export function RedlineView({redline: {clauses, changes}, locale, context}: Props) {
  const {t} = context;
  if (changes === 0) return <p className="mt-12 text-body-lg">{t("legal.noDifferences")}</p>;
  return (
    <div className="redline mt-12 grid grid-cols-1 gap-x-gutter gap-y-8 lg:grid-cols-[1fr_3fr]">
      <ChangedClauses clauses={clauses} context={context} />
      <div className="min-w-0">
        <ChangeToolbarClient
          labels={{
            count: t("legal.changes", {count: changes}),
            positions: positions(changes, t),
            previous: t("legal.prevChange"),
            next: t("legal.nextChange"),
            keys: t("legal.changeKeys"),
            view: t("legal.view"),
            inline: t("legal.viewInline"),
            columns: t("legal.viewColumns"),
          }}
        />
        <ol className="mt-4 list-none" lang={locale}>
          {clauses.map((clause) => (
            <RedlineClause key={keyOf(clause)} clause={clause} context={context} />
          ))}
        </ol>
      </div>
    </div>
  );
}

const keyOf = ({anchor, oldNumber, newNumber}: ClauseChange) => `${anchor} ${oldNumber} ${newNumber}`;

function positions(total: number, t: PageContext["t"]): string[] {
  return Array.from({length: total}, (_none, index) => t("legal.changeOf", {current: index + 1, total}));
}
