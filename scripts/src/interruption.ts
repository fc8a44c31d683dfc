// npm, this command's own starter and the terminal may each deliver the same Ctrl-C.
const SAME_PRESS_MS = 1000;

/** The wish to stop: by Ctrl-C, by a signal, or because the starting process is gone. */
export interface Interruption {
  readonly signal: AbortSignal;
  /** Resolves with the first wish. */
  readonly requested: Promise<void>;
  /** Called on a second Ctrl-C, when stopping takes too long for someone's patience. */
  onForce(run: () => void): void;
}

export function listenForInterruption(): Interruption {
  const controller = new AbortController();
  const {promise: stopRequested, resolve} = Promise.withResolvers<void>();
  const forced: (() => void)[] = [];
  let first = 0;
  const interrupt = (reason: string): void => {
    if (!controller.signal.aborted) {
      first = performance.now();
      controller.abort(new Error(`Interrupted: ${reason}.`));
      resolve();
    } else if (performance.now() - first > SAME_PRESS_MS) {
      for (const run of forced) run();
      process.exit(130);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, interrupt);
  process.once("disconnect", () => interrupt("the starting process is gone"));
  process.channel?.unref();
  // A reader of our output that left early is no reason to leave services behind.
  process.stdout.on("error", () => interrupt("nobody reads the output any more"));
  return {signal: controller.signal, requested: stopRequested, onForce: (run) => void forced.push(run)};
}
