import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {ChartLine} from "@/charts/series-stack/chart-line";
import {niceStep, scaleTicks, spreadOf} from "@/charts/series-stack/scale";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import type {AlignedRuns} from "./align-runs";

interface About {
  readonly run: ActivityDetail;
  readonly format: RunFormat;
  readonly t: RunTranslator;
}

export function compareLines(aligned: AlignedRuns, {run, format, t}: About): ChartLine[] {
  const {ownPower, otherPower, lead, morePower} = aligned;
  const signed = (unit: string) => (value: number | null) => ({value: signedWords(value, format), unit});
  const gap = (key: string, values: Float64Array, unit: string): ChartLine => ({
    key,
    label: key === "lead" ? t("runMore.compare.lead") : t("runMore.compare.more"),
    color: key === "lead" ? "--s-pace" : "--s-form",
    width: 1.5,
    values,
    height: 96,
    ...scaleOf([values], 96, format, 0),
    level: {at: 0, label: t("runMore.compare.same")},
    words: signed(unit),
  });
  const watts = format.watts;
  const power: ChartLine[] =
    ownPower && otherPower
      ? [
          {
            key: "power",
            label: t("run.power"),
            color: "--s-power",
            width: 2,
            values: ownPower,
            ghost: otherPower,
            height: 180,
            ...scaleOf([ownPower, otherPower], 180, format),
            ...(run.critical_power !== null && {
              level: {
                at: run.critical_power,
                label: t("run.criticalPowerLevel", {watts: format.number(run.critical_power)}),
              },
            }),
            words: watts,
          },
        ]
      : [];
  return [...power, gap("lead", lead, "s"), ...(morePower ? [gap("more", morePower, "W")] : [])];
}

/** With its sign, and zero without one. */
export function signedWords(value: number | null, format: RunFormat): string {
  // A value slightly below zero would otherwise be written as −0.
  const whole = value === null ? null : Math.round(value) || 0;
  return whole !== null && whole > 0 ? `+${format.number(whole)}` : format.number(whole);
}

function scaleOf(lists: readonly Float64Array[], height: number, format: RunFormat, always?: number) {
  const spreads = lists.flatMap((values) => spreadOf(values, [0.01, 0.99]) ?? []);
  const values = always === undefined ? spreads : [...spreads, always];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(1, (high - low) * 0.15);
  const range = [low - room, high + room] as const;
  const step = niceStep(range[1] - range[0], Math.max(1, Math.floor(height / 48)));
  return {range, ticks: scaleTicks(range, {step, words: (value) => format.number(value)})};
}
