import "server-only";
import {notarisedVersion} from "@gradus/backend/contract/legal";
import {z} from "zod";
import {env} from "@/env/server";

/** The fingerprint of the sealed words, by language. */
export type SealRecord = ReadonlyMap<string, string>;

const reply = z.object({data: notarisedVersion});
const TIMEOUT_MS = 3000;

/**
 * What the notary recorded of a version. Null when it has recorded nothing, as in the moment after a seal, and when it
 * does not answer: legal texts stay readable while the backend is away.
 */
export async function readSealRecord(version: string): Promise<SealRecord | null> {
  try {
    const address = new URL(`/b/legal/seals/${encodeURIComponent(version)}`, env.BACKEND_URL);
    const response = await fetch(address, {signal: AbortSignal.timeout(TIMEOUT_MS)});
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`The notary answered ${response.status}`);
    const {texts} = reply.parse(await response.json()).data;
    return new Map(texts.map(({locale, hash}) => [locale, hash]));
  } catch (error) {
    console.error(`The record of the legal version ${version} is out of reach:`, error);
    return null;
  }
}
