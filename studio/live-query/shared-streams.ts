import {finalize, type Observable, ReplaySubject, share, timer} from "rxjs";
import type {SanityClient} from "sanity";

/**
 * Streams shared by all subscribers to the same query. Each stays open for a moment after its last subscriber has left:
 * moving from one document to the next should not close and reopen what both need.
 */
export function createSharedStreams<T>(lingerMs: number) {
  const streams = new Map<string, Observable<T>>();
  return (client: SanityClient, question: string, open: () => Observable<T>): Observable<T> => {
    const key = `${userKeyOf(client)} ${question}`;
    const known = streams.get(key);
    if (known) return known;
    const stream = open().pipe(
      finalize(() => streams.delete(key)),
      share({connector: () => new ReplaySubject(1), resetOnRefCountZero: () => timer(lingerMs)}),
    );
    streams.set(key, stream);
    return stream;
  };
}

/** Identifies the user who sends a query: the same query of another user may have another result. */
function userKeyOf(client: SanityClient): string {
  const {projectId, dataset, token} = client.config();
  return JSON.stringify([projectId, dataset, token]);
}
