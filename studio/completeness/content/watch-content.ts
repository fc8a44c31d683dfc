import type {ContentDocument} from "@gradus/schemas/completeness/content-document";
import {SNAPSHOT_QUERY, SNAPSHOT_TYPES} from "@gradus/schemas/completeness/snapshot-query";
import {auditTime, concatMap, from, map, type Observable, of, scan} from "rxjs";
import type {SanityClient, SanityDocument} from "sanity";
import {contentEvents} from "../../live-query/content-events.ts";

type Content = ReadonlyMap<string, ContentDocument>;
type Change = (content: Content) => Content;

const PAUSE_MS = 400;
const LISTEN_QUERY = "*[_type in $types]";

/**
 * All content, drafts included, now and after every change. It is read once; after that, each change event carries
 * its document. Reading everything again at every keystroke, as for a list of one type, would be too expensive.
 */
export function watchContent(client: SanityClient): Observable<readonly ContentDocument[]> {
  const params = {types: [...SNAPSHOT_TYPES]};
  const read = () =>
    from(client.fetch<SanityDocument[]>(SNAPSHOT_QUERY, params, {perspective: "raw"})).pipe(
      map(
        (documents): Change =>
          () =>
            new Map(documents.map((document) => [document._id, document])),
      ),
    );
  return contentEvents(client, {listen: LISTEN_QUERY, params, includeResult: true}).pipe(
    // Reading after a lost connection reveals an outage. Changes that arrive during a full read are queued.
    concatMap((event) => (event.type === "mutation" ? of(toChange(event)) : read())),
    scan((content: Content, change) => change(content), new Map()),
    auditTime(PAUSE_MS),
    map((content) => [...content.values()]),
  );
}

interface ContentMutation {
  readonly documentId: string;
  /** Absent once the document is gone. */
  readonly result?: ContentDocument;
}

/** Versions of a release change nothing: they are not on the site yet. */
function toChange({documentId, result}: ContentMutation): Change {
  if (documentId.startsWith("versions.")) return (content) => content;
  return (content) => {
    const next = new Map(content);
    if (result) next.set(documentId, result);
    else next.delete(documentId);
    return next;
  };
}
