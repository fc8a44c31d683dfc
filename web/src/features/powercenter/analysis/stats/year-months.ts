import type {LiveMonth, MonthStatistics, RunTotals} from "@gradus/backend/contract/run-statistics";

export interface YearMonth {
  /** yyyy-MM */
  readonly month: string;
  /** Null without runs. */
  readonly totals: RunTotals | null;
  readonly before: RunTotals | null;
  readonly isLive: boolean;
}

type Month = MonthStatistics["months"][number];

/** Months with runs, the present one as it stands now. */
export function withLive(months: readonly Month[], live: LiveMonth | null): readonly Month[] {
  if (!live) return months;
  const others = months.filter(({month}) => month !== live.month);
  return live.totals.count === 0 ? others : [...others, {month: live.month, totals: live.totals}];
}

export function yearMonths(months: readonly Month[], year: number, present: string): YearMonth[] {
  const find = (month: string) => months.find((each) => each.month === month)?.totals ?? null;
  return Array.from({length: 12}, (_, index) => {
    const number = String(index + 1).padStart(2, "0");
    const month = `${year}-${number}`;
    return {month, totals: find(month), before: find(`${year - 1}-${number}`), isLive: month === present};
  });
}

/** Years with runs and the present one, the newest first. */
export function yearsOf(months: readonly Month[], present: string): number[] {
  const first = Number([present, ...months.map(({month}) => month)].sort()[0]?.slice(0, 4));
  const last = Number(present.slice(0, 4));
  return Array.from({length: Math.max(1, last - first + 1)}, (_, index) => last - index);
}

export interface YearSum {
  readonly value: number;
  readonly count: number;
}

export function sumOf(all: readonly (RunTotals | null)[], of: (totals: RunTotals) => number): YearSum {
  const known = all.flatMap((totals) => totals ?? []);
  return {
    value: known.reduce((sum, totals) => sum + of(totals), 0),
    count: known.reduce((sum, totals) => sum + totals.count, 0),
  };
}
