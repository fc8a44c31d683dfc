import {isRecord} from "@gradus/schemas/fields/is-record";
import {
  catchError,
  concat,
  defer,
  map,
  merge,
  type Observable,
  of,
  Subject,
  startWith,
  switchMap,
  take,
  timer,
} from "rxjs";
import {z} from "zod";
import {LOADING, type Loadable, ready} from "./loadable.ts";

const RETRY_MS = 3000;
const retryRequests = new Subject<void>();

/** Retries at once everything that could not be read. */
export const retryNow = (): void => retryRequests.next();

/**
 * Follows a source indefinitely: an error is reported and does not end the stream, and the last known value is kept.
 */
export const followWithRetry = <T>(
  source: Observable<T>,
  explain: (cause: unknown) => string = explainContentError,
): Observable<Loadable<T>> =>
  defer(() => {
    let known: T | null = null;
    return source.pipe(
      map((value): Loadable<T> => {
        known = value;
        return ready(value);
      }),
      catchError((cause: unknown, again) => {
        const failed: Loadable<T> = {status: "failed", sentence: explain(cause), value: known};
        const next = merge(timer(RETRY_MS), retryRequests).pipe(take(1));
        return concat(of(failed), next.pipe(switchMap(() => again)));
      }),
      startWith<Loadable<T>>(LOADING),
    );
  });

/** Why content cannot be read, in words. Browsers name every outage "Failed to fetch", in their own words. */
function explainContentError(cause: unknown): string {
  if (cause instanceof z.ZodError) {
    console.error("The content is not what was asked for", cause);
    return "The content holds something this Studio does not understand. Reload the page; if that does not help, tell an administrator.";
  }
  const status = isRecord(cause) ? cause.statusCode : null;
  if (status === 401 || status === 403) return "You are signed out, or your role may not read this.";
  return "The content service does not answer.";
}
