import {useEffect, useState} from "react";
import type {SanityDocument} from "sanity";
import {useContentClient} from "../../live-query/content-client.ts";
import type {DocumentPair} from "../languages/page-group.ts";
import {readTranslationState, sourceToFollow, type TranslationState} from "../languages/source-to-follow.ts";
import {findEarlierSource} from "../live/find-earlier-source.ts";

/** The words the translation follows, or null while they are read. */
export function useFollowedSource(
  pair: DocumentPair | null,
  memory: TranslationState | null,
): SanityDocument | null {
  const [source, setSource] = useState<SanityDocument | null>(null);
  const hash = memory?.sourceHash ?? null;
  useEffect(() => {
    let isCurrent = true;
    const known = hash === null ? null : {sourceHash: hash, sourceRevision: null, isReviewed: false};
    if (pair) void sourceToFollow(pair, known).then((found) => isCurrent && setSource(found));
    else setSource(null);
    return () => {
      isCurrent = false;
    };
  }, [pair, hash]);
  return source;
}

export type EarlierSource =
  | {readonly state: "reading"}
  | {readonly state: "unknown"}
  | {readonly state: "found"; readonly document: SanityDocument};

export function useEarlierSource(
  sourceId: string | null,
  translation: Partial<SanityDocument>,
): EarlierSource {
  const client = useContentClient();
  const [earlier, setEarlier] = useState<EarlierSource>({state: "reading"});
  const memory = readTranslationState(translation);
  const [hash, revision] = [memory?.sourceHash ?? null, memory?.sourceRevision ?? null];
  useEffect(() => {
    let isCurrent = true;
    const settle = (found: EarlierSource) => isCurrent && setEarlier(found);
    setEarlier({state: "reading"});
    if (!sourceId) settle({state: "unknown"});
    else {
      findEarlierSource(client, sourceId, {
        sourceHash: hash,
        sourceRevision: revision,
        isReviewed: false,
      }).then(
        (document) => settle(document ? {state: "found", document} : {state: "unknown"}),
        // The history may be closed to this person; the present words still help.
        () => settle({state: "unknown"}),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [client, sourceId, hash, revision]);
  return earlier;
}
