import "server-only";
import {textHash} from "@gradus/schemas/legal/text-hash";
import {z} from "zod";
import {env} from "@/env/server";
import type {LegalTextQueryResult} from "../sanity.generated";
import {readSealRecord, type SealRecord} from "./seal-record";
import {textsInOneLanguage} from "./texts-in-one-language";

type StoredText = LegalTextQueryResult[number];

const isText = (value: unknown): value is StoredText =>
  typeof value === "object" && value !== null && "locale" in value && "title" in value;
const reply = z.object({data: z.object({text: z.custom<StoredText>(isText)})});

const TIMEOUT_MS = 5000;

interface AuthenticText {
  readonly text: StoredText;
  readonly source: "content" | "notary";
}

/**
 * The words that were sealed, in the first language of the chain that has them. What content holds is compared with
 * the notary's record, not with the fingerprint beside the words: who can change the one can change the other.
 */
export async function authenticTexts(
  texts: readonly StoredText[],
  versions: readonly string[],
  chain: readonly string[],
) {
  const records = new Map(
    await Promise.all(versions.map(async (id) => [id, await readSealRecord(id)] as const)),
  );
  const recordOf = ({version}: StoredText) => records.get(version._ref) ?? null;
  const sealed = texts.filter((text) => isOfRecord(text, recordOf(text)));
  const chosen = textsInOneLanguage(sealed, versions, chain);
  return {
    texts: await Promise.all(
      (chosen ?? []).map((text) => authenticText(text, recordOf(text)?.get(text.locale) ?? null)),
    ),
    /** False while the notary has no record to compare with, or does not respond: soon to be checked again. */
    isChecked: [...records.values()].every((record) => record !== null),
  };
}

/** A language that was not sealed is no part of a version, no matter who added it to the content. */
function isOfRecord({_id, locale}: StoredText, record: SealRecord | null): boolean {
  if (record === null || record.has(locale)) return true;
  console.error(`The legal text ${_id} belongs to a sealed version that has none in its language.`);
  return false;
}

/**
 * When the text in the content differs from what was sealed, this logs an error and serves the notary's copy instead.
 * Without that copy it serves nothing, because no customer is bound by other words. Without a record, the text's own
 * fingerprint is the reference.
 */
async function authenticText(text: StoredText, recorded: string | null): Promise<AuthenticText> {
  const sealed = recorded ?? text.contentHash ?? "none";
  if ((await textHash(text)) === sealed) return {text, source: "content"};
  console.error(
    `The legal text ${text._id} differs from its seal ${sealed}; asking the notary for its copy.`,
  );
  return {text: await readNotarised(sealed), source: "notary"};
}

async function readNotarised(hash: string): Promise<StoredText> {
  const address = new URL(`/b/legal/texts/${encodeURIComponent(hash)}`, env.BACKEND_URL);
  const response = await fetch(address, {signal: AbortSignal.timeout(TIMEOUT_MS)});
  if (!response.ok) throw new Error(`The notary answered ${response.status} for the text ${hash}`);
  const {text} = reply.parse(await response.json()).data;
  if ((await textHash({...text})) !== hash)
    throw new Error(`The notary's copy does not match its seal ${hash}`);
  return text;
}
