import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {Explanation} from "./explain.ts";

/** What one input adds to a value, in the unit of the value; below 0 it takes. */
export interface SumPart {
  readonly input: string;
  readonly amount: number;
}

/** Explanations that travelled as text are of this shape too. */
interface Explained extends Pick<Explanation, "value"> {
  readonly id: string;
  readonly inputs: readonly Readonly<{key: string; value: number | null}>[];
}

/** The parts whose sum a value is; null of one that is no sum, and where an input was not measured. */
export function sumParts({id, value, inputs}: Explained): readonly SumPart[] | null {
  const make = Object.hasOwn(SUMS, id) ? SUMS[id] : undefined;
  if (!make || value === null) return null;
  const known = new Map(inputs.map((input) => [input.key.slice(PREFIX.length), input.value]));
  const parts = make((name) => known.get(name) ?? Number.NaN, value);
  return parts.every(({amount}) => Number.isFinite(amount)) ? parts : null;
}

const PREFIX = "explain.inputs.";

type Read = (name: string) => number;

const {load, automaticCp} = TRAINING_DEFAULTS;

const SUMS: Readonly<Record<string, (of: Read, value: number) => readonly SumPart[]>> = {
  fitness: (of) => averaged(of, "fitness_yesterday", load.fitnessDays),
  fatigue: (of) => averaged(of, "fatigue_yesterday", load.fatigueDays),
  form: (of) => difference(of, "fitness_yesterday", "fatigue_yesterday"),
  ramp: (of) => difference(of, "fitness", "fitness_week_ago"),
  predicted_power: surroundings,
  critical_power_confidence: confidence,
};

/** What stays of yesterday's value, and what the stress of the day brings. */
function averaged(of: Read, yesterday: string, days: number): SumPart[] {
  const stays = Math.exp(-1 / days);
  return [
    {input: yesterday, amount: of(yesterday) * stays},
    {input: "stress", amount: of("stress") * (1 - stays)},
  ];
}

const difference = (of: Read, from: string, less: string): SumPart[] => [
  {input: from, amount: of(from)},
  {input: less, amount: -of(less)},
];

/** What could be held where the runner trains, and what altitude, heat and, where it is known, freshness change of it. */
function surroundings(of: Read, value: number): SumPart[] {
  const altitude = of("altitude_factor");
  const heat = 1 - of("heat_adjustment") / 100;
  const percent = of("freshness");
  const fresh = Number.isNaN(percent) ? 1 : 1 + percent / 100;
  const sustainable = value / (altitude * heat * fresh);
  const parts = [
    {input: "sustainable_power", amount: sustainable},
    {input: "altitude_factor", amount: sustainable * (altitude - 1)},
    {input: "heat_adjustment", amount: sustainable * altitude * (heat - 1)},
  ];
  if (Number.isNaN(percent)) return parts;
  return [...parts, {input: "freshness", amount: sustainable * altitude * heat * (fresh - 1)}];
}

function confidence(of: Read): SumPart[] {
  const rules = automaticCp.confidence;
  const proof = of("proof");
  const spread = Math.log(of("spread")) / Math.log(rules.fullSpread);
  return [
    {
      input: "activities",
      amount: proof * rules.activities * Math.min(1, of("activities") / rules.fullActivities),
    },
    {input: "spread", amount: proof * rules.spread * Math.min(1, spread)},
    {input: "age", amount: proof * rules.recency * Math.exp(-of("age") / rules.ageDays)},
  ];
}
