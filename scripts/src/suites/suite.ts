import type {Interruption} from "../interruption.ts";

export interface SuiteContext {
  /** Narrows a suite to the files whose path contains it. */
  readonly pattern: string | undefined;
  /** Every core is kept busy beside the journeys, and nothing is forgiven them. */
  readonly isBusy: boolean;
  /** Reports and logs of this run. */
  readonly reportDir: string;
  readonly interruption: Interruption;
  /** Told once a suite needs a single core from there on: other work may begin beside it. */
  readonly onSpareCore?: () => void;
  /** It runs beside another suite, whose stories it may not slow down. */
  readonly givesWay?: boolean;
  /** Only what changes since this commit can break. */
  readonly changedSince?: string;
  /** Properties are tried a thousand times instead of a hundred, and long stories told whole. */
  readonly isDeep?: boolean;
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Tests that passed at the second try only, and where to read why. They count as passed. */
  readonly flaky: readonly string[];
  /** What a person must read to fix the failures. */
  readonly details: readonly string[];
  /** What repeats this run, or helps to. */
  readonly notes?: readonly string[];
  /** How long its parts took, the longest first. */
  readonly times?: readonly {readonly name: string; readonly seconds: number}[];
}

export interface Suite {
  readonly title: string;
  run(context: SuiteContext): Promise<Outcome>;
}

export const NOTHING: Outcome = {passed: 0, failed: 0, skipped: 0, flaky: [], details: []};

export function add(left: Outcome, right: Outcome): Outcome {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
    flaky: [...left.flaky, ...right.flaky],
    details: [...left.details, ...right.details],
    notes: [...(left.notes ?? []), ...(right.notes ?? [])],
    times: [...(left.times ?? []), ...(right.times ?? [])],
  };
}
