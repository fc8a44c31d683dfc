import {useMemo, useState} from "react";
import {nearestStop} from "@/charts/power-curve/curve-cursor";
import type {CurveLines} from "@/charts/power-curve/curve-drawing";
import {cursorStops} from "@/charts/power-curve/duration-scale";
import {PowerCurve} from "@/charts/power-curve/power-curve";
import {Button} from "@/ui/button";
import {durationWords} from "../power/duration-words";
import {runHref} from "../power/run-href";
import {BestsTable} from "./bests-table";
import type {CurveContext} from "./curve-context";
import {CurveReadout} from "./curve-readout";
import {type Best, bestAt, type Gap, keyBests, newestOf} from "./curve-rules";
import {runWords, slotSentence} from "./curve-words";
import {durationInAddress} from "./duration-address";

/** Position of the cursor, in seconds, before the user moves it, unless the address gives one. */
const DEFAULT_SECONDS = 600;

interface Props {
  readonly context: CurveContext;
  readonly gaps: readonly Gap[];
}

export function CurveSection({context, gaps}: Props) {
  const {curve, unit, t} = context;
  const stops = useMemo(() => cursorStops(curve.durations), [curve]);
  const [chosen, choose] = useState(() => durationInAddress(location.hash) ?? DEFAULT_SECONDS);
  const slot = nearestStop(stops, chosen);
  const seconds = stops[slot] ?? chosen;
  const best = bestAt(curve, seconds);
  const lines = useMemo(() => linesOf(context, gaps), [context, gaps]);
  return (
    <>
      <PowerCurve
        lines={lines}
        dots={dotsOf(context)}
        stops={stops}
        slot={slot}
        sentence={slotSentence(context, seconds, best)}
        words={{cursor: t("power.cursor"), keys: t("power.keys")}}
        durationWords={durationWords}
        powerWords={unit.scaleWords}
        onMove={(next) => choose(stops[next] ?? chosen)}
      >
        <CurveReadout context={context} seconds={seconds} best={best} />
      </PowerCurve>
      <TableView context={context} stops={stops} />
    </>
  );
}

function dotsOf({curve, unit, hrefs, t}: CurveContext) {
  return keyBests(curve).flatMap(({seconds, power, run, start}: Best) =>
    run
      ? {
          seconds,
          value: unit.scaled(power),
          href: runHref(hrefs.runs, run.id, start === null ? undefined : {start, seconds}),
          name: runWords(run, t),
        }
      : [],
  );
}

/** Everything the curve draws, in the unit that is shown. */
function linesOf({curve, compared, unit, t}: CurveContext, gaps: readonly Gap[]): CurveLines {
  const {durations, model, critical_power: critical} = curve;
  const scaled = (values: readonly (number | null)[]) =>
    values.map((watts) => (watts === null ? null : unit.scaled(watts)));
  const band = (sign: 1 | -1) =>
    model?.power.map((watts, index) => (watts === null ? null : watts + sign * (model.band[index] ?? 0))) ??
    [];
  const words = unit.words(critical);
  const isOld = newestOf(curve)?.isStale ?? false;
  return {
    best: {durations, values: scaled(curve.power)},
    model: model && {
      durations,
      values: scaled(model.power),
      upper: scaled(band(1)),
      // A lower bound: how much higher the actual power is, is not known yet, but it is not lower.
      lower: scaled(model.lower_bound ? model.power : band(-1)),
      isOld,
    },
    compared:
      compared && compared.durations.length > 0
        ? {durations: compared.durations, values: scaled(compared.power)}
        : null,
    critical: critical === null ? null : {value: unit.scaled(critical), label: t("power.cp", {power: words})},
    gaps: gaps.map(({from, to}) => ({
      from,
      to,
      label: [t("power.gap.short"), t("power.gap.span", {from: durationWords(from), to: durationWords(to)})],
    })),
  };
}

/** The curve as a table of numbers, for users who read rather than look at a chart. */
function TableView({context, stops}: {readonly context: CurveContext; readonly stops: readonly number[]}) {
  const [isOpen, setOpen] = useState(false);
  const {t, curve} = context;
  return (
    <>
      <Button variant="quiet" className="-ms-2" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? "power.table.hide" : "power.table.show")}
      </Button>
      {isOpen && (
        <BestsTable
          context={context}
          bests={stops.flatMap((seconds) => bestAt(curve, seconds) ?? [])}
          ever={null}
          label={t("power.table.curve")}
        />
      )}
    </>
  );
}
