import type {PowerCurve} from "@gradus/backend/contract/power-curve";
import {durationGrid} from "@gradus/training/mean-max/duration-grid";

const DURATIONS = durationGrid(5400);
const wattsAt = (seconds: number) =>
  seconds <= 600 ? 289 + (600 - seconds) / 4 : 289 - Math.log(seconds / 600) * 20;
const tenth = (watts: number) => Math.round(10 * watts) / 10;

/** A curve of 90 days: a test holds it up to a quarter of an hour, a long run beyond. */
export function exampleCurve(changes: Partial<PowerCurve> = {}): PowerCurve {
  const power = DURATIONS.map((seconds) => tenth(wattsAt(seconds)));
  const pointsOf = (isOwn: (seconds: number) => boolean, start: number) =>
    DURATIONS.flatMap((duration, index) =>
      isOwn(duration) ? [{duration, power: power[index] ?? 0, start}] : [],
    );
  const modelled = (value: (index: number) => number) =>
    DURATIONS.map((seconds, index) => (seconds < 10 ? null : tenth(value(index))));
  return {
    from: "2026-08-29",
    to: "2026-11-26",
    detraining: true,
    family: "pod",
    families: ["pod"],
    durations: DURATIONS,
    power,
    critical_power: 268,
    weight_kg: 70,
    model: {
      kind: "omni_domain",
      critical_power: 268.2,
      w_prime: 12_100,
      pmax: 590,
      endurance: 14,
      confidence: 0.9,
      lower_bound: false,
      power: modelled((index) => power[index] ?? 0),
      band: modelled(() => 4),
    },
    breakdown: [
      {
        activity_id: "act_test",
        name: "Test 3 + 10",
        date: "2026-11-10",
        age_days: 16,
        share: 0.7,
        points: pointsOf((seconds) => seconds <= 900, 900),
      },
      {
        activity_id: "act_long",
        name: "Long run",
        date: "2026-10-04",
        age_days: 53,
        share: 0.3,
        points: pointsOf((seconds) => seconds > 900, 60),
      },
    ],
    explanations: [],
    ...changes,
  };
}
