import {type StatementReply, statementReply} from "@gradus/backend/contract/statements";
import {firstOf} from "../query-value";

type Query = Readonly<Record<string, string | string[] | undefined>>;

const REFERENCE = /^S-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]$/;

/** The address parameters with which the page reports a received statement. */
export function receiptQuery(data: unknown): Readonly<Record<string, string>> {
  const {reference, received_at} = statementReply.parse(data);
  return {reference, at: received_at};
}

/** The same, read back; null where the address holds none. */
export function readReceipt(query: Query): StatementReply | null {
  const reference = firstOf(query.reference) ?? "";
  const at = firstOf(query.at) ?? "";
  const isReceipt = query.result === "sent" && REFERENCE.test(reference) && !Number.isNaN(Date.parse(at));
  return isReceipt ? {reference, received_at: at} : null;
}
