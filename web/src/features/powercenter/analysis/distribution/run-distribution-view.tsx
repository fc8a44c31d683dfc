import {WithResource} from "@/client/parts/with-resource";
import {useRunDistributions} from "@/client/resources/use-distributions";
import {useRun} from "@/client/resources/use-run";
import {Link} from "@/ui/link";
import {fullDayWords} from "../../format/day-words";
import {createRunFormat} from "../../format/run-format";
import type {DistributionPartProps} from "./distribution-part-props";
import {DistributionSentences} from "./distribution-sentences";
import {DistributionView} from "./distribution-view";

export function RunDistributionView({
  run: id,
  user,
  hrefs,
  t,
}: DistributionPartProps & {readonly run: string}) {
  const run = useRun(id);
  const distributions = useRunDistributions(id);
  const both = {
    data: run.data && distributions.data && {run: run.data, held: distributions.data},
    err: run.err ?? distributions.err,
    retry: () => (run.err ? run.retry() : distributions.retry()),
  };
  const isNone = both.err?.code === "not_found" || both.err?.code === "forbidden";
  const format = createRunFormat(t, user.preferences);
  return (
    <>
      <p className="mt-4">
        <Link href={hrefs.self} className="link inline-flex min-h-6 items-center">
          {t("distribution.backToRange")}
        </Link>
      </p>
      {isNone ? (
        <p role="alert" className="mt-8">
          {t("run.notFound")}
        </p>
      ) : (
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
                  <DistributionSentences title={link} distribution={held} format={format} t={t} />
                </div>
                <DistributionView
                  distribution={{...held, histograms: held, criticalPower: critical_power, note: null}}
                  format={format}
                  t={t}
                />
              </>
            );
          }}
        </WithResource>
      )}
    </>
  );
}
