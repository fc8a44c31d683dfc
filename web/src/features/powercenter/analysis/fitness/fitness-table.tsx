import {fullDayWords} from "../../format/day-words";
import type {RunFormat} from "../../format/run-format";
import {signed} from "../../format/signed";
import {NumberTable} from "../parts/number-table";
import type {FitnessTranslator} from "./fitness-messages";
import {type LoadView, weeksOf} from "./load-view";

interface Props {
  readonly view: LoadView;
  readonly format: RunFormat;
  readonly t: FitnessTranslator;
}

export function FitnessTable({view, format, t}: Props) {
  const rows = weeksOf(view).map(({at, stress}) => {
    const day = fullDayWords(t.formatLocale, view.days[at] ?? "");
    return {
      key: view.days[at] ?? "",
      cells: [
        at > view.today ? t("load.expectedDay", {day}) : day,
        format.number(view.fitness[at] ?? null),
        format.number(view.fatigue[at] ?? null),
        signed(t.formatLocale, Math.round(view.form[at] ?? 0)),
        format.number(stress),
      ],
    };
  });
  return (
    <NumberTable
      summary={t("load.showTable")}
      label={t("load.table")}
      head={[t("load.until"), t("load.fitness"), t("load.fatigue"), t("load.balance"), t("load.weekStress")]}
      rows={rows.reverse()}
    />
  );
}
