import type {PowerCurve} from "@gradus/backend/contract/power-curve";
import {type CurveLine, valueAt} from "@/charts/power-curve/curve-shape";
import {shortDayWords} from "../format/day-words";
import {durationWords} from "../power/duration-words";
import type {PowerTranslator} from "../power/power-messages";
import type {CurveChoice, Days} from "./curve-address";
import type {CurveContext} from "./curve-context";
import {type Best, type Change, changeOf, KEY_SECONDS} from "./curve-rules";

type CurveWordsContext = Pick<CurveContext, "curve" | "compared" | "choice" | "unit" | "t">;

export const lineOf = ({durations, power}: Pick<PowerCurve, "durations" | "power">): CurveLine => ({
  durations,
  values: power,
});

export function curveSentence({curve, compared, choice, unit, t}: CurveWordsContext): string {
  const change = compared && changeOf(lineOf(curve), lineOf(compared));
  if (change) return changeSentence(change, {choice, unit, t});
  const seconds =
    KEY_SECONDS.findLast((each) => each <= 1200 && curve.durations.includes(each)) ?? KEY_SECONDS[0];
  return t("power.sentence.best", {
    duration: durationWords(seconds),
    power: unit.words(valueAt(lineOf(curve), seconds)),
    range: rangeName(choice, t),
  });
}

function changeSentence(
  change: Change,
  {choice, unit, t}: Pick<CurveWordsContext, "choice" | "unit" | "t">,
): string {
  const than = choice.comparison;
  const by = (watts: number) => unit.words(Math.abs(watts));
  if (change.kind === "same") return t("power.sentence.same", {than});
  if (change.kind === "mixed") {
    return t("power.sentence.mixed", {
      than,
      upDuration: durationWords(change.up.seconds),
      up: by(change.up.watts),
      downDuration: durationWords(change.down.seconds),
      down: by(change.down.watts),
    });
  }
  return t(`power.sentence.${change.kind}`, {
    than,
    from: durationWords(change.from),
    to: durationWords(change.to),
    duration: durationWords(change.most.seconds),
    power: by(change.most.watts),
  });
}

export function rangeName({range, days}: Pick<CurveChoice, "range" | "days">, t: PowerTranslator): string {
  if (days) return daysName(days, t);
  return range === "all" || range === "custom" ? t("power.range.all") : t("power.range.days", {days: range});
}

const daysName = ({from, to}: Days, t: PowerTranslator) =>
  t("power.range.between", {
    from: shortDayWords(t.formatLocale, from),
    to: shortDayWords(t.formatLocale, to),
  });

/** What the compared range is called: "Same weeks 2025". */
export function comparedName({comparison}: CurveChoice, compared: PowerCurve, t: PowerTranslator): string {
  if (comparison !== "year") return daysName(compared, t);
  return t("power.compare.sameWeeks", {year: compared.to.slice(0, 4)});
}

/** "Test 3 + 10, 10 Nov" */
export const runWords = ({name, date}: NonNullable<Best["run"]>, t: PowerTranslator) =>
  t("power.runOn", {name, date: shortDayWords(t.formatLocale, date)});

/** Everything shown at a duration, as text for assistive technology. */
export function slotSentence(
  {curve, compared, choice, unit, t}: CurveWordsContext,
  seconds: number,
  best: Best | null,
): string {
  const model = valueAt({durations: curve.durations, values: curve.model?.power ?? []}, seconds);
  const before = compared && valueAt(lineOf(compared), seconds);
  return [
    t("power.said.best", {duration: durationWords(seconds), power: unit.words(best?.power ?? null)}),
    best?.run && runWords(best.run, t),
    model !== null && t("power.said.model", {power: unit.words(model)}),
    compared &&
      before !== null &&
      t("power.said.compared", {name: comparedName(choice, compared, t), power: unit.words(before)}),
  ]
    .filter(Boolean)
    .join(". ");
}
