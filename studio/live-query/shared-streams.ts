import {finalize, type Observable, ReplaySubject, share, timer} from "rxjs";
import type {SanityClient} from "sanity";

/**
 * Streams that everyone who asks the same shares. Each stays open a moment after the last has left: moving from one
 * document to the next should not close and open what both need.
 */
export function createSharedStreams<T>(lingerMs: number) {
  const streams = new Map<string, Observable<T>>();
  return (client: SanityClient, question: string, open: () => Observable<T>): Observable<T> => {
    const key = `${personOf(client)} ${question}`;
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

/** Who asks what: the same question of another person may have another answer. */
function personOf(client: SanityClient): string {
  const {projectId, dataset, token} = client.config();
  return JSON.stringify([projectId, dataset, token]);
}
