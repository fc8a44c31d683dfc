/** Shared through the process, because the server around the framework lives outside its bundles. */
const KEY = Symbol.for("gradus.contentFailureAt");
const shared = globalThis as typeof globalThis & {[KEY]?: number};

/** Notes that content could not be reached, so that a page that failed for it answers 503 and not 500. */
export function noteContentFailure(): void {
  shared[KEY] = performance.now();
}

/** `moment` is on the `performance.now()` clock. */
export function contentFailedSince(moment: number): boolean {
  return (shared[KEY] ?? Number.NEGATIVE_INFINITY) >= moment;
}
