/** What an answer explains; a test compares it with the explanations there are. */
export const EXPLANATION_MESSAGES = [
  "explain.formulas.critical_power_of_race",
  "explain.formulas.predicted_time",
  "explain.formulas.predicted_power",
  "explain.formulas.share_of_sustainable",
  "explain.formulas.power_of_speed",
  "explain.formulas.air_density",
  "explain.formulas.altitude_factor",
  "explain.formulas.heat_adjustment",
] as const;

export const EXPLANATION_INPUT_MESSAGES = [
  "explain.inputs.altitude",
  "explain.inputs.altitude_factor",
  "explain.inputs.cost",
  "explain.inputs.critical_power",
  "explain.inputs.density",
  "explain.inputs.distance",
  "explain.inputs.grade",
  "explain.inputs.headwind",
  "explain.inputs.heat_adjustment",
  "explain.inputs.humidity",
  "explain.inputs.mass",
  "explain.inputs.power",
  "explain.inputs.race_elevation",
  "explain.inputs.race_wet_bulb",
  "explain.inputs.slower",
  "explain.inputs.speed",
  "explain.inputs.sustainable_power",
  "explain.inputs.temperature",
  "explain.inputs.time",
  "explain.inputs.training_elevation",
  "explain.inputs.training_wet_bulb",
] as const;

export const EXPLANATION_BASIS_MESSAGES = {
  published: "explain.basis.published",
  adapted: "explain.basis.adapted",
  definition: "explain.basis.definition",
  assumption: "explain.basis.assumption",
} as const;
