import {type ContentSnapshot, createContentSnapshot} from "@gradus/schemas/completeness/content-snapshot";
import {combineLatest, defer, type Observable, switchMap, timer} from "rxjs";
import type {SanityClient} from "sanity";
import {keepTrying} from "../../live-query/keep-trying.ts";
import type {Loaded} from "../../live-query/loaded.ts";
import {createSharedStreams} from "../../live-query/shared-streams.ts";
import {useStream} from "../../live-query/use-live-query.ts";
import {watchContent} from "./watch-content.ts";

/** Claims end and law changes without any edit. */
const CLOCK_MS = 60_000;
/** From one tool to the next the content is kept. */
const LINGER_MS = 60_000;

const share = createSharedStreams<Loaded<ContentSnapshot>>(LINGER_MS);

/** What the tools are computed from, kept up to date. All of them, and the count in the sidebar, share one stream. */
export const useContentSnapshot = (): Loaded<ContentSnapshot> =>
  useStream("snapshot", (client) => share(client, "snapshot", () => keepTrying(openSnapshot(client))));

const openSnapshot = (client: SanityClient): Observable<ContentSnapshot> =>
  defer(() => combineLatest([watchContent(client), timer(0, CLOCK_MS)])).pipe(
    switchMap(([documents]) => createContentSnapshot(documents, new Date())),
  );
