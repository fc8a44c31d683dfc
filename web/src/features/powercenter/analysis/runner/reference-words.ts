import {measureWords} from "@/lib/format/measure-words";
import type {RunFormat} from "../../format/run-format";
import type {Attribute} from "./attribute-scales";
import type {RunnerTranslator} from "./runner-messages";

export function referenceWords(
  {percentile, reference}: Pick<Attribute, "percentile" | "reference">,
  format: RunFormat,
  t: RunnerTranslator,
): string {
  if (reference.kind === "none" || (reference.kind === "population" && percentile === null))
    return t("runner.noReference");
  if (reference.kind === "population") {
    const about = {percent: format.number(percentile), n: reference.n};
    if (reference.filters_applied.length === 0) return t("runner.population", about);
    const filters = new Intl.ListFormat(t.formatLocale).format(
      reference.filters_applied.map((filter) => t(`runner.same.${filter}`)),
    );
    return t("runner.populationOf", {...about, filters});
  }
  const {grade, grade_class, table, age, distance, time} = reference;
  const about = {
    grade: format.number(100 * grade, 1),
    time: format.duration(time),
    distance: measureWords(format.distance(distance, distance % 1000 === 0 ? 0 : 1)),
    age,
  };
  const class_ = grade_class ?? "below";
  return `${t(`runner.gradeOf.${table}`, about)} ${t(`runner.gradeClass.${class_}`)} ${t("runner.gradeMeans")}`;
}
