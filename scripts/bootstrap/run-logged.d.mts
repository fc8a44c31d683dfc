export interface LoggedRun {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly logFile: string;
  /** Ends the command and all it started. */
  readonly signal?: AbortSignal;
  /** Exit codes that are no failure; only 0 when absent. */
  readonly accept?: readonly number[];
}

/** Runs a command with its whole output in a log file; fails with the last lines of that file. */
export function runLogged(command: string, args: readonly string[], options: LoggedRun): Promise<number>;
export function lastLines(file: string, count?: number): string;
