/** Runs a step and shows it: a moving line on a terminal, one line at start and end in a log. */
export function step<Result>(label: string, run: () => Promise<Result>): Promise<Result>;
