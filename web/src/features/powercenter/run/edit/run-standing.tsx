import type {Series} from "@gradus/training/series/series";
import {useRouter} from "next/navigation";
import {useState} from "react";
import {EditDialogs} from "./edit-dialogs";
import type {EditContext} from "./edit-form";
import {PairLines} from "./pair-lines";
import {SiblingsLine} from "./siblings-line";

interface Props extends Omit<EditContext, "close"> {
  readonly series: Series;
  readonly runsHref: string;
}

/** What stands beside a run: other recordings of the same outing, and what it was planned as. */
export function RunStanding({series, runsHref, ...about}: Props) {
  const {run, format, t, onEdited} = about;
  const router = useRouter();
  const [other, merge] = useState<string | null>(null);
  return (
    <>
      <SiblingsLine {...{run, format, t, runsHref, onEdited}} onMerge={merge} />
      <PairLines run={run} t={t} />
      {other !== null && (
        <EditDialogs
          {...about}
          dialog={{kind: "merge", other}}
          series={series}
          close={() => merge(null)}
          onElsewhere={(id) => router.push(`${runsHref}/${id}`)}
        />
      )}
    </>
  );
}
