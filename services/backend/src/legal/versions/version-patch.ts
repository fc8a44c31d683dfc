import type {Mutation} from "@sanity/client";
import type {Approval} from "./version-status.ts";

export interface LogEntry {
  readonly event: "sentToReview" | "approved" | "returned" | "sealed" | "withdrawalWished" | "withdrawn";
  readonly by: string;
  readonly at: Date;
  readonly note?: string | null;
}

/** An item of a version's log, which editors see; the notary's record is what counts. */
export function logItem({event, by, at, note}: LogEntry) {
  const moment = at.toISOString();
  return {_type: "legalEvent", _key: keyOf(event, by, moment), event, by, at: moment, ...(note && {note})};
}

export function approvalItems(approvals: readonly Approval[], seal: string) {
  return approvals.map(({role, by, at}) => ({
    _type: "approval",
    _key: keyOf(role, by, at),
    role,
    by,
    at,
    seal,
  }));
}

export interface VersionPatch {
  readonly id: string;
  /** Refuses the change when the version is not as it was read. */
  readonly ifRevisionID?: string;
  readonly set: Readonly<Record<string, unknown>>;
  readonly log: LogEntry;
}

export function patchVersion({id, ifRevisionID, set, log}: VersionPatch): Mutation[] {
  const guard = ifRevisionID === undefined ? {} : {ifRevisionID};
  return [
    {patch: {id, ...guard, setIfMissing: {log: []}, set: {...set}}},
    {patch: {id, insert: {after: "log[-1]", items: [logItem(log)]}}},
  ];
}

function keyOf(...parts: readonly string[]) {
  return parts.join("-").replace(/[^A-Za-z0-9-]/g, "");
}
