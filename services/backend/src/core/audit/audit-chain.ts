import {canonicalJson, sha256} from "@gradus/schemas/fingerprint";
import {type Chain, findBreak} from "../db/hash-chain.ts";
import type {audit} from "./tables.ts";

export type AuditRow = typeof audit.$inferSelect;

/** Ties an entry to its place and its content: any change of it, or of one before it, gives another hash. */
export function hashOf({prev_hash, ...row}: Omit<AuditRow, "hash">) {
  return sha256(`${prev_hash}\n${canonicalJson(row, [])}`);
}

const AUDIT_CHAIN: Chain<AuditRow> = {
  positionOf: ({seq, prev_hash, hash}) => ({seq, previous: prev_hash, link: hash}),
  async faultOf({hash, ...row}) {
    return (await hashOf(row)) === hash ? null : `Entry ${row.seq} was changed`;
  },
};

/** What is wrong with the record, in words; null when every entry is as it was written. */
export function findAuditBreak(rows: AsyncIterable<AuditRow>): Promise<string | null> {
  return findBreak(rows, AUDIT_CHAIN);
}
