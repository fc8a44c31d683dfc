import type {RunTotals} from "@gradus/backend/contract/run-statistics";

export function exampleTotals(changes: Partial<RunTotals> = {}): RunTotals {
  return {
    count: 3,
    distance: 30_000,
    moving_time: 9000,
    elapsed: 9100,
    work_kj: 1800,
    stress: 150,
    gain: 200,
    average_power: 200,
    power_time: 9000,
    seconds_in_zones: [7000, 1000, 500, 300, 0],
    best: [
      {duration: 60, power: 320},
      {duration: 300, power: 290},
      {duration: 1200, power: null},
    ],
    longest: 12_000,
    ...changes,
  };
}
