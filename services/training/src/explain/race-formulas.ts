import type {Formula} from "./formula.ts";

/** How values of a prediction come about. */
export const RACE_FORMULAS = {
  predicted_time: {
    unit: "s",
    formula: "T = time(course, P(T)·altitude·heat·freshness)",
    inputs: {distance: "m", power: "W", altitude_factor: "ratio", heat_adjustment: "%", freshness: "%"},
    basis: "adapted",
    sources: ["Puchowicz MJ, Baker J, Clarke DC 2020", "van Dijk H, van Megen R", "Minetti AE et al. 2002"],
  },
  predicted_power: {
    unit: "W",
    formula: "P(T)·altitude·(1 − heat/100)·(1 + freshness/100)",
    inputs: {
      critical_power: "W",
      time: "s",
      altitude_factor: "ratio",
      heat_adjustment: "%",
      freshness: "%",
    },
    basis: "published",
    sources: ["Puchowicz MJ, Baker J, Clarke DC 2020"],
  },
  critical_power_of_race: {
    unit: "W",
    formula: "CP: time(race, P(T)) = t",
    inputs: {distance: "m", time: "s", mass: "kg"},
    basis: "adapted",
    sources: ["Puchowicz MJ, Baker J, Clarke DC 2020", "van Dijk H, van Megen R"],
  },
  power_of_speed: {
    unit: "W",
    formula: "c·m·v·h(i) + 0.5·ρ·CdA·(v + w)·|v + w|·v",
    inputs: {cost: "J/kg/m", mass: "kg", speed: "m/s", grade: "ratio", density: "kg/m³", headwind: "m/s"},
    basis: "adapted",
    sources: ["van Dijk H, van Megen R", "Minetti AE et al. 2002"],
  },
  air_power: {
    unit: "W",
    formula: "0.5·ρ·CdA·(v + w)·|v + w|·v",
    inputs: {density: "kg/m³", drag_area: "m²", speed: "m/s", headwind: "m/s"},
    basis: "published",
    sources: ["van Dijk H, van Megen R"],
  },
  air_density: {
    unit: "kg/m³",
    formula: "(p − pv) / (287.058·T) + pv / (461.495·T)",
    inputs: {altitude: "m", temperature: "degC", humidity: "ratio"},
    basis: "published",
    sources: ["ISO 2533", "Magnus G 1844"],
  },
  altitude_factor: {
    unit: "ratio",
    formula: "y(race) / y(training)",
    inputs: {training_elevation: "m", race_elevation: "m"},
    basis: "published",
    sources: ["Bassett DR et al. 1999"],
  },
  heat_adjustment: {
    unit: "%",
    formula: "(L(WBGT race) − L(WBGT training))·(1 + s)·min(1, T/2 h), ≤ 12",
    inputs: {training_wet_bulb: "degC", race_wet_bulb: "degC", slower: "ratio", time: "s"},
    basis: "adapted",
    sources: ["Ely MR et al. 2007"],
  },
  freshness: {
    unit: "%",
    formula: "form / fitness: −45 % → −5.6; −10 % to +10 % → 0; +34 % → +2; straight lines between",
    inputs: {race_form: "points", race_fitness: "points"},
    basis: "adapted",
    sources: [
      "Banister EW et al. 1975",
      "Halson SL et al. 2002",
      "Mujika I, Padilla S 2003",
      "Bosquet L et al. 2007",
    ],
  },
  slow_finish: {
    unit: "ratio",
    formula: "0.04·long·(1 − t_week / 5 h)",
    inputs: {time: "s", weekly_time: "s"},
    basis: "assumption",
    sources: ["Vickers AJ, Vertosick EA 2016"],
  },
  share_of_sustainable: {
    unit: "ratio",
    formula: "P / P(T)",
    inputs: {power: "W", sustainable_power: "W"},
    basis: "definition",
    sources: [],
  },
} as const satisfies Record<string, Formula>;
