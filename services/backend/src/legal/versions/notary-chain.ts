import {sha256} from "@gradus/schemas/fingerprint";
import {textHash} from "@gradus/schemas/legal/text-hash";
import {type Chain, findBreak} from "../../core/db/hash-chain.ts";

export interface NotaryEntry {
  readonly seq: number;
  readonly kind: "text" | "version" | "event";
  readonly subject: string;
  readonly canonical: string;
  readonly hash: string;
  readonly previous_link: string;
  readonly link: string;
  readonly at: Date;
}

/** Ties an entry to its place: any change of it, or of one before it, gives another link. */
export function linkOf({
  seq,
  kind,
  subject,
  hash,
  previous_link,
  at,
}: Omit<NotaryEntry, "canonical" | "link">) {
  return sha256([seq, kind, subject, hash, previous_link, at.toISOString()].join("\n"));
}

/** A text is found by its own fingerprint, which its seal is made of. */
async function isNamedRightly({kind, subject, canonical}: NotaryEntry) {
  return kind !== "text" || (await textHash(JSON.parse(canonical))) === subject;
}

const NOTARY_CHAIN: Chain<NotaryEntry> = {
  positionOf: ({seq, previous_link, link}) => ({seq, previous: previous_link, link}),
  async faultOf(entry) {
    const {seq, canonical, hash, link} = entry;
    if ((await sha256(canonical)) !== hash) return `The content of entry ${seq} was changed`;
    if (!(await isNamedRightly(entry))) return `The text of entry ${seq} is not the one it names`;
    if ((await linkOf(entry)) !== link) return `The record of entry ${seq} was changed`;
    return null;
  },
};

/** What is wrong with the record, in words; null when every entry is as it was written. */
export function findNotaryBreak(entries: readonly NotaryEntry[]): Promise<string | null> {
  return findBreak(entries, NOTARY_CHAIN);
}
