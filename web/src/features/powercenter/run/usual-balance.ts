import type {Activity} from "@gradus/backend/contract/activities";
import type {BalanceKey} from "@gradus/training/feet/balance";
import {type BalanceBaseline, balanceBaseline} from "@gradus/training/feet/baseline";

/** What was usual for the runner on the day of a run, which is itself no part of it; null with too few runs. */
export function usualBalance(
  items: readonly Activity[],
  run: Pick<Activity, "id" | "local_day">,
  key: BalanceKey,
): BalanceBaseline | null {
  const others = items.filter(({id, deleted, is_excluded}) => id !== run.id && !deleted && !is_excluded);
  return balanceBaseline(
    others.map((each) => ({day: each.local_day, average: each[`average_${key}`]})),
    run.local_day,
  );
}
