import {WithResource} from "@/client/parts/with-resource";
import {useRunDistributions} from "@/client/resources/use-distributions";
import {useRun} from "@/client/resources/use-run";
import {Link} from "@/ui/link";
import {fullDayWords} from "../../format/day-words";
import {createRunFormat} from "../../format/run-format";
import type {DistributionPartProps} from "./distribution-client";
import {DistributionView} from "./distribution-view";
import {HeldSentences} from "./held-sentences";

/** What was held in one run. */
export function OfRun({run: id, user, hrefs, t}: DistributionPartProps & {readonly run: string}) {
  const run = useRun(id);
  const distributions = useRunDistributions(id);
  const both = {
    data: run.data && distributions.data && {run: run.data, held: distributions.data},
    err: run.err ?? distributions.err,
    retry: () => (run.err ? run.retry() : distributions.retry()),
  };
  const format = createRunFormat(t, user.preferences);
  return (
    <>
      <p className="mt-4">
        <Link href={hrefs.self} className="link inline-flex min-h-6 items-center">
          {t("distribution.backToRange")}
        </Link>
      </p>
      <WithResource resource={both} t={t}>
        {({run: {name, local_day, critical_power}, held}) => {
          const title = t("distribution.ofRun", {name, day: fullDayWords(t.formatLocale, local_day)});
          const link = (
            <Link href={`${hrefs.runs}/${id}`} className="link">
              {title}
            </Link>
          );
          return (
            <>
              <div className="analysis-head">
                <HeldSentences title={link} held={held} format={format} t={t} />
              </div>
              <DistributionView
                held={{...held, histograms: held, criticalPower: critical_power, note: null}}
                format={format}
                t={t}
              />
            </>
          );
        }}
      </WithResource>
    </>
  );
}
