import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {Series} from "@gradus/training/series/series";
import {lazy, Suspense, useState} from "react";
import {Button} from "@/ui/button";
import {Skeleton} from "@/ui/skeleton";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import {ComparePicker} from "./compare-picker";
import {useAddressValue} from "./use-address-value";

// Read with the other run.
const OtherRun = lazy(async () => ({default: (await import("./other-run")).OtherRun}));

interface Props {
  readonly run: ActivityDetail;
  readonly series: Series;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

/** The address names the other run, so a comparison can be saved and shared. */
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
      {other && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <OtherRun key={other} id={other} run={run} series={series} format={format} t={t} />
        </Suspense>
      )}
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
      {isChoosing && <ComparePicker run={run} format={format} t={t} onChoose={change} />}
    </section>
  );
}
