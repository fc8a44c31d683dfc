import {TRAINING_DEFAULTS} from "../defaults.ts";
import type {Effort} from "./effort.ts";
import type {TwoParameters} from "./models.ts";

const {automaticCp: rules, criticalPower} = TRAINING_DEFAULTS;

/** Tests of critical power: seconds of the two all-out efforts, with rest between them, in either order. */
export const TEST_PROTOCOLS = {"3_9": [180, 540], "3_10": [180, 600]} as const;
export type TestProtocol = keyof typeof TEST_PROTOCOLS;

/** What was held in a test, in W. */
export interface TestEfforts {
  readonly protocol: TestProtocol;
  readonly shortPower: number;
  readonly longPower: number;
}

/** Why two efforts give no result: the longer was no easier, or CP or W′ would lie outside plausible bounds. */
export type TestRefusal = "reversed" | "unbelievable";

export type TestedCp =
  | ({readonly status: "ok"} & TwoParameters)
  | {readonly status: "refused"; readonly reason: TestRefusal};

export function effortsOf({protocol, shortPower, longPower}: TestEfforts): readonly [Effort, Effort] {
  const [short, long] = TEST_PROTOCOLS[protocol];
  return [
    {seconds: short, power: shortPower},
    {seconds: long, power: longPower},
  ];
}

const within = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;

/** CP and W′ through two points of work over time, W = W′ + CP·t (Monod & Scherrer 1965). */
export function testedCp(efforts: TestEfforts): TestedCp {
  const [short, long] = effortsOf(efforts);
  if (long.power >= short.power) return {status: "refused", reason: "reversed"};
  const [shortWork, longWork] = [short.power * short.seconds, long.power * long.seconds];
  const cp = (longWork - shortWork) / (long.seconds - short.seconds);
  const wPrime = shortWork - cp * short.seconds;
  return within(cp, criticalPower.bounds.cp) && within(wPrime, criticalPower.bounds.wPrime)
    ? {status: "ok", cp, wPrime}
    : {status: "refused", reason: "unbelievable"};
}

/** Whether an effort was maximal: not where the runner held clearly more for the same duration on another run. */
export const isMaximalBeside = ({power}: Effort, best: number | null): boolean =>
  best === null || power >= best * (1 - rules.support.within);
