import type {PlaceName} from "./places.ts";

/** How long one way of running goes on, and how hard, as a share of critical power. */
export type Step =
  | {readonly until: "seconds"; readonly seconds: number; readonly share: number}
  /** Hard where it climbs, easy elsewhere. */
  | {readonly until: "seconds"; readonly seconds: number; readonly uphill: number; readonly share: number}
  /** As fast as the runner can. */
  | {readonly until: "metres"; readonly metres: number};

/** What a run was meant to be, by the names that the product has for it. */
export type SessionType = "run" | "race" | "test" | "workout" | "long_run" | "recovery";

export interface Session {
  readonly name: string;
  readonly type: SessionType;
  readonly place: PlaceName;
  readonly steps: readonly Step[];
  /** How hard it felt, 1 to 10. */
  readonly rpe: number;
  /** A stop half-way, in seconds; 0 for none. */
  readonly pause: number;
}

const minutes = (count: number, share: number): Step => ({until: "seconds", seconds: count * 60, share});
const WARM_UP = minutes(12, 0.7);
const COOL_DOWN = minutes(8, 0.66);

export const recovery = (length: number): Session => ({
  name: "Recovery",
  type: "recovery",
  place: "harbour",
  steps: [minutes(length, 0.67)],
  rpe: 2,
  pause: 0,
});

export const easy = (length: number, place: PlaceName = "dunes"): Session => ({
  name: place === "treadmill" ? "Treadmill, storm outside" : "Easy run",
  type: "run",
  place,
  steps: [minutes(5, 0.68), minutes(length - 5, 0.755)],
  rpe: 3,
  pause: 0,
});

export const long = (length: number, place: PlaceName): Session => ({
  name: "Long run",
  type: "long_run",
  place,
  steps: [minutes(10, 0.69), minutes(length - 25, 0.77), minutes(15, 0.83)],
  rpe: 5,
  pause: 95,
});

export const tempo = (length: number): Session => ({
  name: `Tempo ${length} min`,
  type: "workout",
  place: "harbour",
  steps: [WARM_UP, minutes(length, 0.945), COOL_DOWN],
  rpe: 6,
  pause: 0,
});

export const intervals = (count: number, length: number, share: number): Session => ({
  name: `${count} × ${length} min`,
  type: "workout",
  place: "track",
  steps: [
    WARM_UP,
    ...Array.from({length: count}, () => [minutes(length, share), minutes(length * 0.6, 0.6)]).flat(),
    COOL_DOWN,
  ],
  rpe: 8,
  pause: 0,
});

export const hills = (length: number): Session => ({
  name: "Hill repeats",
  type: "workout",
  place: "hill",
  steps: [WARM_UP, {until: "seconds", seconds: length * 60, uphill: 1.08, share: 0.62}, COOL_DOWN],
  rpe: 7,
  pause: 0,
});

export const race = (name: string, metres: number, place: PlaceName): Session => ({
  name,
  type: "race",
  place,
  steps: [WARM_UP, {until: "metres", metres}, COOL_DOWN],
  rpe: 10,
  pause: 0,
});

/** The standard test: three and ten minutes as hard as can be, half an hour apart. */
export const test = (shares: readonly [short: number, long: number]): Session => ({
  name: "3 and 10 min test",
  type: "test",
  place: "track",
  steps: [WARM_UP, minutes(3, shares[0]), minutes(30, 0.64), minutes(10, shares[1]), COOL_DOWN],
  rpe: 9,
  pause: 0,
});
