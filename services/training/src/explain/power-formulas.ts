import type {Formula} from "./formula.ts";

/** How values of power and duration come about. */
export const POWER_FORMULAS = {
  seconds_in_zones: {
    unit: "s",
    formula: "Σ active, lower ≤ P / CP < upper",
    inputs: {power: "W", critical_power: "W", lower: "ratio", upper: "ratio"},
    basis: "definition",
    sources: [],
  },
  anaerobic_balance: {
    unit: "J",
    formula: "P < CP: w + (CP − P)·(W′ − w) / W′, else w + CP − P",
    inputs: {power: "W", critical_power: "W", w_prime: "J"},
    basis: "published",
    sources: ["Skiba PF et al. 2015"],
  },
  best_power: {
    unit: "W",
    formula: "max E(t, t + d) / d",
    inputs: {energy: "J", duration: "s"},
    basis: "definition",
    sources: [],
  },
  detrained_power: {
    unit: "W",
    formula: "P·(1 − A(d)·(1 − e^(−max(0, D − 10) / 40)))",
    inputs: {power: "W", loss: "ratio", debt: "d"},
    basis: "assumption",
    sources: ["Coyle EF et al. 1984", "Mujika I, Padilla S 2000"],
  },
  automatic_critical_power: {
    unit: "W",
    formula: "W′/t·(1 − e^(−t·(Pmax − CP)/W′)) + CP − A·ln(t/1800)",
    inputs: {efforts: "count", index: "W", w_prime: "J", highest_power: "W", endurance: "W"},
    basis: "adapted",
    sources: ["Puchowicz MJ, Baker J, Clarke DC 2020"],
  },
  tested_critical_power: {
    unit: "W",
    formula: "W = W′ + CP·t",
    inputs: {work: "J", duration: "s", w_prime: "J"},
    basis: "published",
    sources: ["Monod H, Scherrer J 1965"],
  },
  critical_power_confidence: {
    unit: "ratio",
    formula: "E·(0.4·min(1, n/3) + 0.35·min(1, ln(spread)/ln 6) + 0.25·e^(−age/45))",
    inputs: {proof: "ratio", activities: "count", spread: "ratio", age: "d"},
    basis: "assumption",
    sources: [],
  },
  endurance_index: {
    unit: "ratio",
    formula: "P(t) = Pm·(1 − γ·ln(t/360))",
    inputs: {power: "W", duration: "s"},
    basis: "published",
    sources: ["Péronnet F, Thibault G 1989", "Mulligan M, Adam G, Emig T 2018"],
  },
} as const satisfies Record<string, Formula>;
