import type {PowerCurve} from "@gradus/backend/contract/power-curve";
import {useMemo} from "react";
import {PowerCurve as Chart} from "@/charts/power-curve/power-curve";
import {useComputing} from "@/client/resources/use-critical-power";
import {ButtonLink} from "@/ui/button-link";
import {durationWords} from "../power/duration-words";
import {BestsTable} from "./bests-table";
import {CurveAside} from "./curve-aside";
import type {CurveContext} from "./curve-context";
import {findGaps, keyBests} from "./curve-rules";
import {CurveSection} from "./curve-section";
import {curveSentence} from "./curve-words";

interface Props {
  readonly context: CurveContext;
  /** True while the compared range is loading: the first sentence of the page waits for it. */
  readonly isComparing: boolean;
  readonly ever: PowerCurve | null;
}

export function CurveView({context, isComparing, ever}: Props) {
  const {curve, compared, choice, unit, format, hrefs, t} = context;
  const gaps = useMemo(() => findGaps(curve), [curve]);
  // The context is made anew by each render of the page; what is drawn is not.
  const drawn = useMemo(
    () => ({curve, compared, choice, unit, format, hrefs, t}),
    [curve, compared, choice, t],
  );
  if (curve.durations.length === 0) return <EmptyCurve context={context} />;
  return (
    <div className="curve-page">
      <div className="curve-panel">
        <p className="curve-sentence" aria-busy={isComparing}>
          {isComparing ? "\u00a0" : curveSentence(context)}
        </p>
        {compared?.durations.length === 0 && (
          <p className="mt-2 text-label text-text-2">{t("power.compare.empty")}</p>
        )}
        {!curve.model && <p className="mt-2 text-label text-text-2">{t("power.noModel")}</p>}
        <CurveSection context={drawn} gaps={gaps} />
      </div>
      <CurveAside context={context} gaps={gaps} />
      <section className="curve-bests">
        <h2 className="text-h3">{t("power.table.bests")}</h2>
        <BestsTable context={context} bests={keyBests(curve)} ever={ever} label={t("power.table.bests")} />
      </section>
    </div>
  );
}

const NO_LINES = {best: {durations: [], values: []}, model: null, compared: null, critical: null, gaps: []};

/** The axes stay, so that users see what will be shown here. */
function EmptyCurve({context: {unit, hrefs, t}}: Pick<Props, "context">) {
  const isComputing = useComputing(true);
  return (
    <div className="curve-panel">
      <p className="curve-sentence">{t(isComputing ? "common.computing" : "power.notEnough")}</p>
      <ButtonLink href={hrefs.upload} className="mt-4">
        {t("powercenter.upload")}
      </ButtonLink>
      <Chart
        lines={NO_LINES}
        dots={[]}
        stops={[]}
        slot={0}
        sentence=""
        words={{cursor: "", keys: ""}}
        durationWords={durationWords}
        powerWords={unit.scaleWords}
        onMove={() => {}}
      >
        {null}
      </Chart>
    </div>
  );
}
