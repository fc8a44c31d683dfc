import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {Series} from "@gradus/training/series/series";
import {useMemo, useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {useRun} from "@/client/resources/use-run";
import {Button} from "@/ui/button";
import {Skeleton} from "@/ui/skeleton";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import {toSeries} from "../run-series";
import {alignRuns} from "./align-runs";
import {ComparePicker} from "./compare-picker";
import {Comparison} from "./comparison";
import {useAddressValue} from "./use-address-value";

interface Props {
  readonly run: ActivityDetail;
  readonly series: Series;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

/** This run beside another one, which the address names: a comparison can be kept and shared. */
export function CompareSection({run, series, format, t}: Props) {
  const [other, choose] = useAddressValue("with");
  const [isChoosing, setChoosing] = useState(false);
  function change(id: string | null) {
    setChoosing(false);
    choose(id);
  }
  return (
    <section className="run-section" id="compare">
      <h2 className="text-h3">{t("runMore.compare.title")}</h2>
      {other && <Other key={other} id={other} {...{run, series, format, t}} />}
      <div className="mt-4 flex flex-wrap gap-4">
        {!isChoosing && (
          <Button variant="secondary" onClick={() => setChoosing(true)}>
            {other ? t("runMore.compare.another") : t("runMore.compare.choose")}
          </Button>
        )}
        {other && (
          <Button variant="quiet" onClick={() => change(null)}>
            {t("runMore.compare.end")}
          </Button>
        )}
      </div>
      {isChoosing && <ComparePicker {...{run, format, t}} onChoose={change} />}
    </section>
  );
}

function Other({id, run, series, format, t}: Props & {readonly id: string}) {
  const {data, err, retry} = useRun(id);
  const aligned = useMemo(() => data && alignRuns(series, toSeries(data)), [series, data]);
  if (err)
    return (
      <p role="alert" className="mt-4">
        {failureMessage(err, t, {not_found: t("run.notFound"), forbidden: t("run.notFound")})}{" "}
        <Button variant="quiet" onClick={retry}>
          {t("common.retry")}
        </Button>
      </p>
    );
  if (!data) return <Skeleton lines={3} />;
  if (!aligned) return <p className="mt-4">{t("runMore.compare.impossible")}</p>;
  return <Comparison {...{run, aligned, format, t}} other={data} />;
}
