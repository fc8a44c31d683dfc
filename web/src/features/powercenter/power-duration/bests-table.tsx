import type {PowerCurve} from "@gradus/backend/contract/power-curve";
import {valueAt} from "@/charts/power-curve/curve-shape";
import {Link} from "@/ui/link";
import {fullDayWords} from "../format/day-words";
import {durationWords} from "../power/duration-words";
import {powerUnit} from "../power/power-unit";
import {runHref} from "../power/run-href";
import type {CurveContext} from "./curve-context";
import {type Best, bestAt} from "./curve-rules";
import {comparedName, lineOf, rangeName} from "./curve-words";

interface Props {
  readonly context: CurveContext;
  readonly bests: readonly Best[];
  /** The curve of all days; null until it is read. */
  readonly ever: PowerCurve | null;
  readonly label: string;
}

export function BestsTable({context, bests, ever, label}: Props) {
  const {curve, compared, choice, format, t} = context;
  const weight = curve.weight_kg;
  return (
    <section className="table-scroll" aria-label={label}>
      <table className="run-table bests-table">
        <thead className="text-label">
          <tr>
            <th scope="col">{t("power.table.duration")}</th>
            <th scope="col">{rangeName(choice, t)}</th>
            {weight !== null && <th scope="col">W/kg</th>}
            {curve.model && <th scope="col">{t("power.table.model")}</th>}
            {compared && compared.durations.length > 0 && (
              <th scope="col">{comparedName(choice, compared, t)}</th>
            )}
            <th scope="col">{t("power.table.run")}</th>
            {ever && <th scope="col">{t("power.table.ever")}</th>}
          </tr>
        </thead>
        <tbody>
          {bests.map((best) => (
            <Row
              key={best.seconds}
              context={context}
              best={best}
              ever={ever}
              perKilogram={weight === null ? null : powerUnit(format, weight, true).number(best.power)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends Pick<Props, "context" | "ever"> {
  readonly best: Best;
  /** Null without a weight. */
  readonly perKilogram: string | null;
}

function Row({context: {curve, compared, format, hrefs, t}, best, ever, perKilogram}: RowProps) {
  const {seconds, power, run, start} = best;
  const {durations, model} = curve;
  return (
    <tr>
      <th scope="row">{durationWords(seconds)}</th>
      <td className="run-value">{format.number(power)}</td>
      {perKilogram !== null && <td className="run-value">{perKilogram}</td>}
      {model && (
        <td className="run-value text-text-2">
          {format.number(valueAt({durations, values: model.power}, seconds))}
        </td>
      )}
      {compared && compared.durations.length > 0 && (
        <td className="run-value text-text-2">{format.number(valueAt(lineOf(compared), seconds))}</td>
      )}
      <td>
        {run && (
          <Link
            className="link bests-run"
            href={runHref(hrefs.runs, run.id, start === null ? undefined : {start, seconds})}
          >
            {t("power.runOn", {name: run.name, date: fullDayWords(t.formatLocale, run.date)})}
          </Link>
        )}
      </td>
      {ever && (
        <td>
          <Ever best={best} ever={bestAt(ever, seconds)} format={format} hrefs={hrefs} t={t} />
        </td>
      )}
    </tr>
  );
}

interface EverProps extends Pick<CurveContext, "format" | "hrefs" | "t"> {
  readonly best: Best;
  readonly ever: Best | null;
}

/** The best there ever was; a badge where it is the one of this row. */
function Ever({best, ever, format, hrefs, t}: EverProps) {
  if (!ever?.run) return "–";
  const {run, start, seconds} = ever;
  if (run.id === best.run?.id && start === best.start) return <strong>{t("power.table.isEver")}</strong>;
  return (
    <Link className="link" href={runHref(hrefs.runs, run.id, start === null ? undefined : {start, seconds})}>
      {t("power.table.everOn", {
        watts: format.number(ever.power),
        date: fullDayWords(t.formatLocale, run.date),
      })}
    </Link>
  );
}
