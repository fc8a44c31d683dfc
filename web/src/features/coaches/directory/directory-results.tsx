import type {Coach} from "@gradus/backend/contract/coaches";
import {memo} from "react";
import {Button} from "@/ui/button";
import {CoachStrip} from "./coach-strip";
import {type Labels, matchedValues} from "./filter-labels";
import {MatchReasons} from "./match-reasons";
import {NearMisses} from "./near-misses";
import {clearFilters, type Search} from "./search";
import type {useCoaches} from "./use-coaches";

interface Props {
  readonly found: ReturnType<typeof useCoaches>;
  readonly search: Search;
  readonly labels: Labels;
  readonly basePath: string;
  readonly onChange: (next: Search) => void;
}

const SKELETONS = ["a", "b", "c", "d", "e", "f"];

export function DirectoryResults({found, search, labels, basePath, onChange}: Props) {
  const {t} = labels;
  const {coaches, about} = found;
  if (found.hasFailed) {
    return (
      <div role="alert" className="mt-8 border-t border-line-strong pt-6">
        <p className="text-body-lg">{t("coaches.loadFailed")}</p>
        <Button className="mt-4" onClick={found.retry}>
          {t("common.retry")}
        </Button>
      </div>
    );
  }
  if (coaches === null || about === null) return <Skeletons label={t("common.loading")} />;
  if (about.total === 0) {
    return (
      <div className="mt-8 border-t border-line-strong pt-6">
        <p className="text-h3">{t("coaches.noResults")}</p>
        <Button variant="secondary" className="mt-4" onClick={() => onChange(clearFilters(search))}>
          {t("common.clearFilters")}
        </Button>
        <NearMisses coaches={about.near_misses} search={search} labels={labels} basePath={basePath} />
      </div>
    );
  }
  return (
    <>
      <ul className="mt-2" aria-busy={found.isLoading}>
        {coaches.map((coach) => (
          <Found key={coach.id} coach={coach} search={search} labels={labels} basePath={basePath} />
        ))}
      </ul>
      {found.hasMore && (
        <Button
          variant="secondary"
          className="mt-6"
          aria-disabled={found.isLoadingMore}
          onClick={() => !found.isLoadingMore && found.showMore()}
        >
          {found.isLoadingMore ? t("common.loading") : t("common.showMore")}
        </Button>
      )}
    </>
  );
}

interface CoachResultProps extends Pick<Props, "search" | "labels" | "basePath"> {
  readonly coach: Coach;
}

/** Memoized by coach and search, so that typing a character or a pending reply does not render strips again. */
const Found = memo(function Found({coach, search, labels, basePath}: CoachResultProps) {
  return (
    <CoachStrip coach={coach} href={`${basePath}/${coach.slug}`} labels={labels}>
      <MatchReasons reasons={matchedValues(search, coach, labels)} labels={labels} />
    </CoachStrip>
  );
});

function Skeletons({label}: {readonly label: string}) {
  return (
    <div aria-busy="true" className="mt-8 grid gap-6">
      <p className="sr-only">{label}</p>
      {SKELETONS.map((key) => (
        <div key={key} className="coach-skeleton" />
      ))}
    </div>
  );
}
