import type {User} from "@gradus/backend/contract/accounts";
import type {Activity, ActivityTotals} from "@gradus/backend/contract/activities";
import {RESTORE_DAYS} from "@gradus/backend/contract/activity-values";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {WithResource} from "@/client/parts/with-resource";
import {useRunTotals} from "@/client/resources/use-run-totals";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {createRunFormat, type RunFormat} from "../format/run-format";
import {DeletedElsewhere} from "./deleted-elsewhere";
import {EmptyRuns} from "./empty-runs";
import {RunExport} from "./run-export";
import {formatFilter, isFiltered, type RunFilter} from "./run-filter";
import {RunsByWeek} from "./runs-by-week";
import type {RunsTranslator} from "./runs-messages";
import {useRunList} from "./use-run-list";
import {totalsWords} from "./week-section";
import {totalsOf, totalsOfSum} from "./weeks";

export interface RunHrefs {
  readonly runs: string;
  readonly upload: string;
}

interface Props {
  readonly filter: RunFilter;
  readonly t: RunsTranslator;
  readonly preferences: User["preferences"];
  readonly hrefs: RunHrefs;
}

export function RunList({filter, t, preferences, hrefs}: Props) {
  const list = useRunList(filter, t);
  const totals = useRunTotals(list.hasMore && !filter.deleted ? filter : null);
  const format = createRunFormat(t, preferences);
  return (
    <>
      {filter.deleted && <p className="text-text-2">{t("runs.deletedText", {days: RESTORE_DAYS})}</p>}
      {!filter.deleted && <DeletedElsewhere t={t} onRestored={list.retry} />}
      <DoneLine>{list.status}</DoneLine>
      <ProblemLine>{list.stopped}</ProblemLine>
      <WithResource resource={list} t={t}>
        {(runs) =>
          runs.length === 0 ? (
            <Nothing filter={filter} t={t} uploadHref={hrefs.upload} />
          ) : (
            <>
              {!filter.deleted && (
                <Sum runs={runs} hasMore={list.hasMore} ofAll={totals.data} format={format} t={t} />
              )}
              <RunsByWeek
                runs={runs}
                weekStart={preferences.week_start}
                goesOn={list.hasMore}
                isPartial={isFiltered(filter)}
                format={format}
                t={t}
                runsHref={hrefs.runs}
                onRemove={(run) => void list.remove(run).then(totals.retry)}
                onRestore={(run) => void list.restore(run).then(totals.retry)}
              />
              <More list={list} t={t} />
              {!filter.deleted && <RunExport t={t} />}
            </>
          )
        }
      </WithResource>
      <ButtonLink
        variant="quiet"
        className="mt-8"
        href={filter.deleted ? hrefs.runs : `${hrefs.runs}${formatFilter({deleted: "only"})}`}
      >
        {t(filter.deleted ? "runs.allRuns" : "runs.deleted")}
      </ButtonLink>
    </>
  );
}

interface NothingProps extends Pick<Props, "filter" | "t"> {
  readonly uploadHref: string;
}

function Nothing({filter, t, uploadHref}: NothingProps) {
  if (filter.deleted) return <p className="mt-8">{t("runs.noneDeleted")}</p>;
  if (isFiltered(filter)) return <p className="mt-8">{t("runs.noneFound")}</p>;
  return <EmptyRuns t={t} uploadHref={uploadHref} />;
}

interface PartProps {
  readonly list: ReturnType<typeof useRunList>;
  readonly t: RunsTranslator;
}

interface SumProps {
  /** Those on the page; more of the filter may follow. */
  readonly runs: readonly Activity[];
  readonly hasMore: boolean;
  /** Null until it is known. */
  readonly ofAll: ActivityTotals | null;
  readonly format: RunFormat;
  readonly t: RunsTranslator;
}

/** What the runs of the filter come to. */
function Sum({runs, hasMore, ofAll, format, t}: SumProps) {
  const isWhole = !hasMore || ofAll !== null;
  const sum = hasMore && ofAll ? totalsOfSum(ofAll) : totalsOf(runs);
  const totals = totalsWords(sum, format, t);
  return (
    <p role="status" className="mt-6 text-h3">
      {isWhole || sum.count === 0 ? totals : t("runs.soFar", {totals})}
    </p>
  );
}

function More({list, t}: PartProps) {
  return (
    <>
      <ProblemLine>{list.problem && plainFailureMessage(list.problem, t)}</ProblemLine>
      {list.hasMore && (
        <p>
          <Button
            variant="secondary"
            className="mt-8"
            aria-disabled={list.isLoadingMore}
            onClick={() => void list.loadMore()}
          >
            {list.isLoadingMore ? t("common.loading") : t("common.showMore")}
          </Button>
        </p>
      )}
    </>
  );
}
