import {SHARE_LIMITS, type ShareStatus} from "../contract/share-values.ts";
import type {Share} from "../contract/sharing.ts";
import type {ShareRow, ShareWithPeople} from "./share-reads.ts";

const PENDING_MS = SHARE_LIMITS.pending_days * 24 * 60 * 60 * 1000;
const [EMAIL, NAME] = ["email:", "name:"];

export function toShare({share, sharer, viewer}: ShareWithPeople, me: string, now: Date): Share {
  const isGiven = share.giver_id === me;
  return {
    id: share.id,
    direction: isGiven ? "given" : "received",
    other: isGiven ? invited(share, viewer) : named(sharer, null),
    level: share.level,
    status: statusAt(share, now),
    message: share.message,
    created_at: share.created_at.toISOString(),
    expires_at: share.expires_at?.toISOString() ?? null,
    version: share.version,
  };
}

/** An expired share counts as ended, whether or not its row has been updated yet. */
function statusAt({status, created_at, expires_at}: ShareRow, now: Date): ShareStatus {
  const isOver = expires_at !== null && expires_at <= now;
  if (status === "accepted" && isOver) return "ended";
  const isOld = now.getTime() - created_at.getTime() >= PENDING_MS;
  return status === "pending" && (isOver || isOld) ? "expired" : status;
}

/** Names a receiver only after they accepted: a pending invitation looks the same whether or not an account got it. */
function invited({invite_key, invite_label, status}: ShareRow, receiver: ShareWithPeople["viewer"]) {
  const email = invite_key.startsWith(EMAIL) ? invite_label : null;
  if (receiver && (status === "accepted" || status === "ended")) return named(receiver, email);
  const user_name = invite_key.startsWith(NAME) ? invite_label : null;
  return {id: null, name: invite_label, user_name, email};
}

function named({id, user_name, first_name}: ShareWithPeople["sharer"], email: string | null) {
  return {id, user_name, name: first_name, email};
}
