import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {Series} from "@gradus/training/series/series";
import {useMemo} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {useRun} from "@/client/resources/use-run";
import {Button} from "@/ui/button";
import {Skeleton} from "@/ui/skeleton";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import {toSeries} from "../run-series";
import {alignRuns} from "./align-runs";
import {Comparison} from "./comparison";

interface Props {
  readonly id: string;
  readonly run: ActivityDetail;
  readonly series: Series;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

export function OtherRun({id, run, series, format, t}: Props) {
  const {data, err, retry} = useRun(id);
  const aligned = useMemo(() => data && alignRuns(series, toSeries(data)), [series, data]);
  if (err)
    return (
      <p role="alert" className="mt-4">
        {plainFailureMessage(err, t, {not_found: t("run.notFound"), forbidden: t("run.notFound")})}{" "}
        <Button variant="quiet" onClick={retry}>
          {t("common.retry")}
        </Button>
      </p>
    );
  if (!data) return <Skeleton lines={3} />;
  if (!aligned) return <p className="mt-4">{t("runMore.compare.impossible")}</p>;
  return <Comparison run={run} aligned={aligned} format={format} t={t} other={data} />;
}
