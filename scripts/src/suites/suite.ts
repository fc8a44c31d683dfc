import type {Interruption} from "../interruption.ts";

export interface SuiteContext {
  /** Narrows a suite to the files whose path contains it. */
  readonly pattern: string | undefined;
  /** Reports and logs of this run. */
  readonly reportDir: string;
  readonly interruption: Interruption;
}

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What a person must read to fix the failures. */
  readonly details: readonly string[];
}

export interface Suite {
  readonly title: string;
  run(context: SuiteContext): Promise<Outcome>;
}

export const NOTHING: Outcome = {passed: 0, failed: 0, skipped: 0, details: []};

export function add(left: Outcome, right: Outcome): Outcome {
  return {
    passed: left.passed + right.passed,
    failed: left.failed + right.failed,
    skipped: left.skipped + right.skipped,
    details: [...left.details, ...right.details],
  };
}
