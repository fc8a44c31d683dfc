import type {Activity} from "@gradus/backend/contract/activities";
import type {BalanceKey} from "@gradus/training/feet/balance";
import {type BalanceJudgement, type BalanceRun, judgeBalance} from "@gradus/training/feet/baseline";

/** How a run lies beside what was usual for the runner on its day. */
export function judgeRun(items: readonly Activity[], run: Activity, key: BalanceKey): BalanceJudgement {
  const others = items.filter(({deleted, is_excluded}) => !deleted && !is_excluded);
  return judgeBalance(
    balanceOf(run, key),
    others.map((each) => balanceOf(each, key)),
  );
}

export const balanceOf = (run: Activity, key: BalanceKey): BalanceRun => ({
  id: run.id,
  day: run.local_day,
  average: run[`average_${key}`],
  spread: run.balance_spreads?.[key] ?? null,
});
