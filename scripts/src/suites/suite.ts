import type {Interruption} from "../interruption.ts";

export interface SuiteContext {
  /** Narrows a suite to the files whose path contains it. */
  readonly pattern: string | undefined;
  /** Narrows a suite to what changes since this commit can break; null for all of it. */
  readonly changedSince: string | null;
  /** Keeps every core busy while the e2e tests run; no test is retried, and a skipped one counts as failed. */
  readonly isBusy: boolean;
  /** A test that passes at its second try only fails the run. */
  readonly isStrict: boolean;
  /** Property tests try a thousand cases instead of a hundred, and long tests run in full: for use before a release. */
  readonly isDeep: boolean;
  /** What the random choices of this run begin with. */
  readonly seed: number;
  /** Address of a running stack's site, for e2e tests that need no stack of their own. */
  readonly stackUrl: string | null;
  /** Reports and logs of this run. */
  readonly reportDir: string;
  readonly interruption: Interruption;
}

export interface PartDuration {
  readonly part: string;
  readonly seconds: number;
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that passed at the second try only, and where to read why. They count as passed. */
  readonly flaky: readonly string[];
  /** What a person must read to fix the failures. */
  readonly details: readonly string[];
  /** What a person may want to know of a run that passed: seeds, what was left out. */
  readonly notes: readonly string[];
  readonly times: readonly PartDuration[];
}

export interface Suite {
  readonly title: string;
  run(context: SuiteContext): Promise<Outcome>;
}

export const EMPTY_OUTCOME: Outcome = {
  passed: 0,
  failed: 0,
  skipped: 0,
  flaky: [],
  details: [],
  notes: [],
  times: [],
};

/**
 * How much the tests cover: everything at full length in a deep run, everything at usual length where tests are named or
 * none may be left out, else a seeded sample of similar cases.
 */
export function samplingEnv({pattern, isDeep, isBusy, seed}: SuiteContext) {
  return {
    GRADUS_SEED: String(seed),
    ...(isDeep && {GRADUS_DEEP: "1"}),
    ...(pattern === undefined && !isDeep && !isBusy && {GRADUS_SAMPLED: "1"}),
  };
}

export function addOutcomes(left: Outcome, right: Outcome): Outcome {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
    flaky: [...left.flaky, ...right.flaky],
    details: [...left.details, ...right.details],
    notes: [...left.notes, ...right.notes],
    times: [...left.times, ...right.times],
  };
}

export async function timed(part: string, run: () => Promise<Outcome>): Promise<Outcome> {
  const started = performance.now();
  const outcome = await run();
  return {...outcome, times: [...outcome.times, {part, seconds: (performance.now() - started) / 1000}]};
}
