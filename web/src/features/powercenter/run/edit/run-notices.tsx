import type {Series} from "@gradus/training/series/series";
import {useRouter} from "next/navigation";
import {lazy, Suspense, useState} from "react";
import type {EditContext} from "./edit-form";
import {PairLines} from "./pair-lines";

// Most outings have one recording.
const SiblingsLine = lazy(async () => ({default: (await import("./siblings-line")).SiblingsLine}));
// Nor do most sensors make mistakes.
const SuspectLine = lazy(async () => ({default: (await import("./suspect-line")).SuspectLine}));
const EditDialogs = lazy(async () => ({default: (await import("./edit-dialogs")).EditDialogs}));

interface Props extends Omit<EditContext, "close"> {
  readonly series: Series;
  readonly runsHref: string;
}

export function RunNotices({series, runsHref, ...about}: Props) {
  const {run, format, t, onEdited} = about;
  const router = useRouter();
  const [other, merge] = useState<string | null>(null);
  return (
    <>
      {run.siblings.length > 0 && (
        <Suspense fallback={<div className="sibling min-h-20" aria-busy="true" />}>
          <SiblingsLine
            run={run}
            format={format}
            t={t}
            runsHref={runsHref}
            onEdited={onEdited}
            onMerge={merge}
          />
        </Suspense>
      )}
      {run.suspect_seconds.length > 0 && (
        <Suspense fallback={<div className="sibling min-h-20" aria-busy="true" />}>
          <SuspectLine run={run} format={format} t={t} onEdited={onEdited} />
        </Suspense>
      )}
      <PairLines run={run} t={t} />
      {other !== null && (
        <Suspense>
          <EditDialogs
            {...about}
            dialog={{kind: "merge", other}}
            series={series}
            close={() => merge(null)}
            onElsewhere={(id) => router.push(`${runsHref}/${id}`)}
          />
        </Suspense>
      )}
    </>
  );
}
