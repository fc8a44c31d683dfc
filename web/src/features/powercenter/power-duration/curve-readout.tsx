import {valueAt} from "@/charts/power-curve/curve-shape";
import {Link} from "@/ui/link";
import {Value} from "../format/value";
import {durationWords} from "../power/duration-words";
import {runHref} from "../power/run-href";
import type {CurveContext} from "./curve-context";
import type {Best} from "./curve-rules";
import {comparedName, lineOf, rangeName, runWords} from "./curve-words";

interface Props {
  readonly context: CurveContext;
  readonly seconds: number;
  readonly best: Best | null;
}

export function CurveReadout({context, seconds, best}: Props) {
  const {curve, compared, choice, unit, hrefs, t} = context;
  const {durations, model} = curve;
  const modelled = model && valueAt({durations, values: model.power}, seconds);
  const before = compared && compared.durations.length > 0 ? valueAt(lineOf(compared), seconds) : null;
  return (
    <>
      <p className="text-label">{t("power.at", {duration: durationWords(seconds)})}</p>
      <p className="curve-value">
        <Value measure={unit.measure(best?.power ?? null)} />
      </p>
      <div className="curve-legend">
        <Sample className="curve-best" />
        <span className="curve-names">
          {rangeName(choice, t)}{" "}
          {best?.run && (
            <Link
              className="link"
              href={runHref(
                hrefs.runs,
                best.run.id,
                best.start === null ? undefined : {start: best.start, seconds},
              )}
            >
              {runWords(best.run, t)}
            </Link>
          )}
        </span>
        {model && (
          <>
            <Sample className="curve-model" />
            <span>{t("power.model")}</span>
            <span className="curve-number">{modelWords(context, seconds, modelled)}</span>
          </>
        )}
        {compared && compared.durations.length > 0 && (
          <>
            <Sample className="curve-compared" />
            <span className="text-text-2">{comparedName(choice, compared, t)}</span>
            <span className="curve-number text-text-2">{unit.number(before)}</span>
          </>
        )}
      </div>
    </>
  );
}

/** "288 ± 4"; where no effort was surely all-out, the real value is only ever above. */
function modelWords({curve, unit}: CurveContext, seconds: number, watts: number | null): string {
  const {durations, model} = curve;
  const band = model && valueAt({durations, values: model.band}, seconds);
  if (watts === null || band === null) return unit.number(null);
  return `${unit.number(watts)}\u00a0${model?.lower_bound ? "+" : "±"}\u00a0${unit.number(band)}`;
}

const Sample = ({className}: {readonly className: string}) => (
  <svg width="28" height="4" aria-hidden="true">
    <path className={className} d="M0 2H28" />
  </svg>
);
