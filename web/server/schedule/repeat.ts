export interface Repetition {
  /** Brings the next run forward, to within a second. Many wishes within that second become one run. */
  soon(): void;
  stop(): void;
}

const RETRY_MS = 1000;
const SOON_MS = 1000;

/** Runs a step again and again, never twice at a time. The step answers how many milliseconds to wait. */
export function repeat(step: () => Promise<number>, onFailure: (error: unknown) => void): Repetition {
  let timer: NodeJS.Timeout | undefined;
  let due = 0;
  let isRunning = false;
  let isWanted = false;
  let isStopped = false;

  const plan = (ms: number) => {
    clearTimeout(timer);
    due = Date.now() + ms;
    if (!isStopped) timer = setTimeout(run, ms).unref();
  };
  const run = async () => {
    isRunning = true;
    isWanted = false;
    const wait = await step().catch((error: unknown) => {
      onFailure(error);
      return RETRY_MS;
    });
    isRunning = false;
    plan(isWanted ? Math.min(wait, SOON_MS) : wait);
  };
  const soon = () => {
    if (isRunning) isWanted = true;
    else if (due - Date.now() > SOON_MS) plan(SOON_MS);
  };
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
  };
  void run();
  return {soon, stop};
}
