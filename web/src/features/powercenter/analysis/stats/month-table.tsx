import type {RunTotals} from "@gradus/backend/contract/run-statistics";
import {measureWords} from "@/lib/format/measure-words";
import {monthWords} from "../../format/day-words";
import {NumberTable} from "../parts/number-table";
import {STAT_NAMES, STAT_VALUES} from "./stat-values";
import type {StatsContext} from "./stats-context";
import {sumOf, type YearMonth} from "./year-months";

interface Props extends StatsContext {
  readonly all: readonly YearMonth[];
  readonly year: number;
}

export function MonthTable({all, year, format, t}: Props) {
  const shown = (name: (typeof STAT_NAMES)[number], value: number) =>
    measureWords(STAT_VALUES[name].shown(value, format)).trim();
  const cells = (count: number, of: (name: (typeof STAT_NAMES)[number]) => number) => [
    format.number(count),
    ...STAT_NAMES.map((name) => shown(name, of(name))),
  ];
  const rows = all.flatMap(({month, totals}) =>
    totals
      ? [
          {
            key: month,
            cells: [
              monthWords(t.formatLocale, month),
              ...cells(totals.count, (name) => STAT_VALUES[name].of(totals)),
            ],
          },
        ]
      : [],
  );
  const sum = (of: (totals: RunTotals) => number) =>
    sumOf(
      all.map(({totals}) => totals),
      of,
    );
  const count = sum(() => 0).count;
  const whole = {
    key: "year",
    cells: [String(year), ...cells(count, (name) => sum(STAT_VALUES[name].of).value)],
  };
  return (
    <NumberTable
      summary={t("statistics.showTable")}
      label={t("statistics.table", {year: String(year)})}
      head={[
        t("statistics.month"),
        t("statistics.runs"),
        ...STAT_NAMES.map((name) => t(`statistics.values.${name}`)),
      ]}
      rows={[...rows, whole]}
    />
  );
}
