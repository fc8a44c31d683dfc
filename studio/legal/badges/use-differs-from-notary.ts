import {textHash} from "@gradus/schemas/legal/text-hash";
import {versionSeal} from "@gradus/schemas/legal/version-seal";
import {useEffect, useState} from "react";
import {z} from "zod";
import type {LiveQuery} from "../../live-query/live-query.ts";
import {lastKnown} from "../../live-query/loadable.ts";
import {useLiveQuery} from "../../live-query/use-live-query.ts";
import {useLegalStatus} from "../backend/legal-status.ts";

const SEALED_STATES: readonly string[] = ["announced", "inForce", "superseded", "withdrawnBeforeEffect"];

const TEXTS = '*[_type == "legalText" && version._ref == $version]';

type StoredText = Record<string, unknown> & {contentHash?: string | null | undefined};

/** Texts as they are stored, to the last field: anything left out would change the fingerprint. */
const storedTexts = (version: string): LiveQuery<StoredText[]> => ({
  query: TEXTS,
  params: {version},
  listen: TEXTS,
  perspective: "drafts",
  schema: z.array(
    // What a query adds about where it read from is no part of the text.
    z
      .looseObject({contentHash: z.string().nullish()})
      .transform(({_originalId, ...text}): StoredText => text),
  ),
});

/** Whether sealed words read otherwise now. The fingerprints are made here, from the words as they are stored. */
export function useDiffersFromNotary(version: string | null): boolean {
  const status = lastKnown(useLegalStatus(version));
  const texts = lastKnown(useLiveQuery(version === null ? null : storedTexts(version)));
  const [differs, setDiffers] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    if (!status || !texts || texts.length === 0 || !SEALED_STATES.includes(status.state)) {
      setDiffers(false);
      return;
    }
    void differsFromSeal(status.seal, texts).then((answer) => isCurrent && setDiffers(answer));
    return () => {
      isCurrent = false;
    };
  }, [status, texts]);
  return differs;
}

async function differsFromSeal(seal: string, texts: readonly StoredText[]): Promise<boolean> {
  const hashes = await Promise.all(texts.map(textHash));
  if (hashes.some((hash, index) => hash !== texts[index]?.contentHash)) return true;
  return (await versionSeal(texts)) !== seal;
}
