import type {Market} from "@gradus/schemas/markets";

export type RaceUnits = Market["units"];
export type Quantity = "power" | "weight" | "distance" | "temperature" | "humidity" | "elevation" | "wind";

interface Scale {
  readonly unit: string;
  readonly digits: number;
  readonly toSi: (value: number) => number;
  readonly fromSi: (value: number) => number;
}
export type Scales = Readonly<Record<Quantity, Scale>>;

const METRES = {km: 1000, mi: 1609.344};

/** Metres of a split where runners count in a unit. */
export const splitLength = ({distance}: RaceUnits): number => METRES[distance];

const times = (unit: string, factor: number, digits: number): Scale => ({
  unit,
  digits,
  toSi: (value) => value * factor,
  fromSi: (value) => value / factor,
});

const FAHRENHEIT: Scale = {
  unit: "°F",
  digits: 0,
  toSi: (value) => (value - 32) / 1.8,
  fromSi: (value) => value * 1.8 + 32,
};

/**
 * Heights use the same system as distances: miles beside metres would be two systems in one line. Miles alone do not
 * imply weights in pounds: a temperature in Fahrenheit does.
 */
export function scalesOf({distance, temperature}: RaceUnits): Scales {
  const isImperial = temperature === "F";
  return {
    power: times("W", 1, 0),
    weight: isImperial ? times("lb", 0.45359237, 1) : times("kg", 1, 1),
    distance: times(distance, METRES[distance], 2),
    temperature: isImperial ? FAHRENHEIT : times("°C", 1, 0),
    humidity: times("%", 0.01, 0),
    elevation: distance === "mi" ? times("ft", 0.3048, 0) : times("m", 1, 0),
    wind: distance === "mi" ? times("mph", 0.44704, 0) : times("km/h", 1 / 3.6, 0),
  };
}
