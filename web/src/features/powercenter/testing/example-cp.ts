import type {AutomaticCpReply, CpHistoryRow} from "@gradus/backend/contract/critical-power";

/** A test that raised critical power. */
export function exampleRow(changes: Partial<CpHistoryRow> = {}): CpHistoryRow {
  return {
    id: "cph_1",
    date: "2026-11-10",
    critical_power: 268,
    family: "pod",
    source: "auto",
    confidence: 0.9,
    lower_bound: false,
    activity_id: "act_test",
    activity_name: "Test 3 + 10",
    change: "raised",
    previous: 264,
    test: null,
    created: "2026-11-10T20:00:00.000Z",
    updated: "2026-11-10T20:00:00.000Z",
    ...changes,
  };
}

/** The automatic estimate from daily running: equal to the critical power in force. */
export function exampleAutomatic(changes: Partial<AutomaticCpReply> = {}): AutomaticCpReply {
  return {
    status: "ok",
    mode: "auto",
    from: "2026-08-29",
    to: "2026-11-26",
    family: "pod",
    runs: 54,
    is_computing: false,
    in_force: {critical_power: 268, date: "2026-11-10", source: "auto", lower_bound: false},
    critical_power: 268.2,
    critical_power_band: 4,
    w_prime: 12_100,
    pmax: 590,
    endurance: 14,
    confidence: 0.9,
    lower_bound: false,
    supporting: [
      {
        activity_id: "act_test",
        name: "Test 3 + 10",
        date: "2026-11-10",
        duration: 600,
        power: 289,
        share: 1,
        days_left: 73,
      },
      {
        activity_id: "act_park",
        name: "Parkland 10 km",
        date: "2026-09-19",
        duration: 2400,
        power: 262,
        share: 0.99,
        days_left: 21,
      },
    ],
    suggestion: {duration: 1200, power: 279},
    explanations: [
      {
        id: "automatic_critical_power",
        key: "explain.formulas.automatic_critical_power",
        value: 268.2,
        unit: "W",
        formula: "W′/t·(1 − e^(−t·(Pmax − CP)/W′)) + CP − A·ln(t/1800)",
        inputs: [{key: "explain.inputs.efforts", value: 2, unit: "count"}],
        basis: "adapted",
        sources: ["Puchowicz MJ, Baker J, Clarke DC 2020"],
        version: 1,
      },
    ],
    ...changes,
  };
}
