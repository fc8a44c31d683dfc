import type {RunnerAttributesReply} from "@gradus/backend/contract/runner-attributes";
import type {RunFormat} from "../../format/run-format";

export type Attribute = RunnerAttributesReply["items"][number];
export type AttributeId = Attribute["id"];

interface AttributeScale {
  /** The ends of its ruler, chosen to hold what people run; nothing is ranked by them. */
  readonly range: readonly [low: number, high: number];
  readonly step: number;
  /** On the ruler. */
  readonly tick: (value: number, format: RunFormat) => string;
  readonly shown: (value: number, format: RunFormat) => {readonly value: string; readonly unit: string};
}

const HOUR = 3600;

/** In the order in which they are read. */
export const ATTRIBUTE_SCALES: Readonly<Record<AttributeId, AttributeScale>> = {
  fitness: {
    range: [2, 7],
    step: 1,
    tick: (value, format) => format.number(value),
    shown: (value, format) => format.wattsPerKilogram(value),
  },
  muscle_power: {
    range: [2, 12],
    step: 2,
    tick: (value, format) => format.number(value),
    shown: (value, format) => format.wattsPerKilogram(value),
  },
  fatigue_resistance: {
    range: [0.8, 1],
    step: 0.05,
    tick: (value, format) => format.number(100 * value),
    shown: (value, format) => format.percent(100 * value),
  },
  endurance: {
    range: [0, 8 * HOUR],
    step: 2 * HOUR,
    tick: (value, format) => format.number(value / HOUR),
    shown: (value, format) => ({value: format.number(value / HOUR, 1), unit: "h"}),
  },
  economy: {
    range: [0.85, 1.1],
    step: 0.05,
    tick: (value, format) => format.number(value, 2),
    shown: (value, format) => ({value: format.number(value, 2), unit: ""}),
  },
};

export const ATTRIBUTE_IDS: readonly AttributeId[] = [
  "fitness",
  "muscle_power",
  "fatigue_resistance",
  "endurance",
  "economy",
];
