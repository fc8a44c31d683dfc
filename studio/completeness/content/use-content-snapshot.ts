import {type ContentSnapshot, createContentSnapshot} from "@gradus/schemas/completeness/content-snapshot";
import {combineLatest, defer, type Observable, switchMap, timer} from "rxjs";
import type {SanityClient} from "sanity";
import {followWithRetry} from "../../live-query/follow-with-retry.ts";
import type {Loadable} from "../../live-query/loadable.ts";
import {createSharedStreams} from "../../live-query/shared-streams.ts";
import {useStream} from "../../live-query/use-live-query.ts";
import {watchContent} from "./watch-content.ts";

/** Claims end and law changes without any edit. */
const CLOCK_MS = 60_000;
/** Content stays loaded for this long after a tool is left, so that the next tool can reuse it. */
const LINGER_MS = 60_000;

const share = createSharedStreams<Loadable<ContentSnapshot>>(LINGER_MS);

/** All tools and the sidebar count share one stream. */
export const useContentSnapshot = (): Loadable<ContentSnapshot> =>
  useStream("snapshot", (client) => share(client, "snapshot", () => followWithRetry(openSnapshot(client))));

const openSnapshot = (client: SanityClient): Observable<ContentSnapshot> =>
  defer(() => combineLatest([watchContent(client), timer(0, CLOCK_MS)])).pipe(
    switchMap(([documents]) => createContentSnapshot(documents, new Date())),
  );
