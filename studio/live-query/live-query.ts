import {
  asyncScheduler,
  concat,
  distinctUntilChanged,
  NEVER,
  type Observable,
  of,
  switchMap,
  throttleTime,
} from "rxjs";
import type {SanityClient} from "sanity";
import type {z} from "zod";
import {contentEvents} from "./content-events.ts";
import {followWithRetry} from "./follow-with-retry.ts";
import type {Loadable} from "./loadable.ts";
import {createSharedStreams} from "./shared-streams.ts";

export interface LiveQuery<T> {
  readonly query: string;
  readonly params?: Readonly<Record<string, string | readonly string[]>>;
  /**
   * Documents whose changes matter, since a listener cannot follow a join; may use the same parameters. Null: the
   * answer hardly ever changes and is not followed.
   */
  readonly listen: string | null;
  readonly perspective: "raw" | "published" | "drafts";
  /** Checks what the content API answered. The text of a query names its schema: one text, one schema. */
  readonly schema: z.ZodType<T>;
}

/** Minimum time between two reads: typing changes a draft several times a second, and one read per pause is enough. */
const PAUSE_MS = 500;
const LINGER_MS = 10_000;

const share = createSharedStreams<Loadable<unknown>>(LINGER_MS);

/** Two questions with one key are the same, however often the object that holds them is made. */
export const keyOf = ({query, params, listen, perspective}: LiveQuery<unknown>): string =>
  JSON.stringify([query, params, listen, perspective]);

/** Result of a query, now and after every change. Subscribers to the same query share one stream. */
export function liveQuery<T>(client: SanityClient, question: LiveQuery<T>): Observable<Loadable<T>> {
  const stream = share(client, keyOf(question), () => followWithRetry(openQuery(client, question)));
  // What is shared under a key was checked by the schema its text names.
  return stream as Observable<Loadable<T>>;
}

function openQuery<T>(client: SanityClient, question: LiveQuery<T>): Observable<T> {
  const {query, params = {}, listen, perspective, schema} = question;
  const copied = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === "string" ? value : [...value]]),
  );
  // A query that is not followed is sent once, and never completes, so that later subscribers share the response.
  const reasons: Observable<unknown> =
    listen === null
      ? concat(of(null), NEVER)
      : contentEvents(client, {listen, params: copied, includeResult: false});
  return reasons.pipe(
    throttleTime(PAUSE_MS, asyncScheduler, {leading: true, trailing: true}),
    switchMap(() => client.observable.fetch<unknown>(query, copied, {perspective})),
    // Most changes of a document do not affect the result; an equal result is dropped, to avoid a re-render.
    distinctUntilChanged((before, now) => JSON.stringify(before) === JSON.stringify(now)),
    switchMap((answer) => schema.parseAsync(answer)),
  );
}
