import {filter, merge, type Observable, Subject, switchMap} from "rxjs";
import type {SanityClient} from "sanity";
import {z} from "zod";
import {followWithRetry} from "../../live-query/follow-with-retry.ts";
import {type LiveQuery, liveQuery} from "../../live-query/live-query.ts";
import type {Loadable} from "../../live-query/loadable.ts";
import {createSharedStreams} from "../../live-query/shared-streams.ts";
import {useStream} from "../../live-query/use-live-query.ts";
import {type LegalStatus, RefusalError} from "./reply.ts";
import {legalBackendFor} from "./use-legal-backend.ts";

const revisionsOf = (version: string): LiveQuery<unknown> => ({
  query: `{
    "version": *[_type == "legalVersion" && _id == $id][0]._rev,
    "texts": *[_type == "legalText" && version._ref == $id]._rev,
    "approvals": count(*[_type == "legalApproval" && version._ref == $id])
  }`,
  params: {id: version},
  listen: '*[_type in ["legalVersion", "legalText", "legalApproval"]]',
  perspective: "drafts",
  schema: z.unknown(),
});
const LINGER_MS = 5_000;

const refreshRequests = new Subject<string>();
const share = createSharedStreams<Loadable<LegalStatus>>(LINGER_MS);

/** Fetches the status again, after a move that has not changed the content yet. */
export const refreshStatus = (version: string) => refreshRequests.next(version);

/** Status of a version, fetched again whenever the version, one of its texts or an approval changes. */
export const useLegalStatus = (version: string | null): Loadable<LegalStatus> =>
  useStream(version, (client) => (version === null ? null : legalStatusStream(client, version)));

/** Shared by everyone who watches the version. */
export const legalStatusStream = (client: SanityClient, version: string): Observable<Loadable<LegalStatus>> =>
  share(client, version, () => followWithRetry(followStatus(client, version), explainLegalError));

function followStatus(client: SanityClient, version: string): Observable<LegalStatus> {
  const backend = legalBackendFor(client);
  const changes = liveQuery(client, revisionsOf(version)).pipe(filter(({status}) => status === "ready"));
  const requests = refreshRequests.pipe(filter((id) => id === version));
  return merge(changes, requests).pipe(switchMap(() => backend.status(version)));
}

function explainLegalError(cause: unknown): string {
  if (cause instanceof RefusalError) return cause.message;
  console.error("The legal service answered something else", cause);
  return "The legal service answered something this Studio does not understand.";
}
