import {and, eq, gt, isNull, or} from "drizzle-orm";
import {SHARE_LIMITS, type ShareStatus} from "../contract/share-values.ts";
import {share} from "./tables.ts";

/** Someone as shares know them. An address is theirs once it is verified. */
export interface Participant {
  readonly id: string;
  readonly email_norm: string;
  readonly email_verified_at: Date | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
export const LIVE = ["pending", "accepted"] as const satisfies readonly ShareStatus[];

export const emailKey = (email_norm: string) => `email:${email_norm}`;

export const isInForce = (now: Date) =>
  and(eq(share.status, "accepted"), or(isNull(share.expires_at), gt(share.expires_at, now)));

export const isOpen = (now: Date) =>
  and(
    eq(share.status, "pending"),
    gt(share.created_at, new Date(now.getTime() - SHARE_LIMITS.pending_days * DAY_MS)),
    or(isNull(share.expires_at), gt(share.expires_at, now)),
  );

export const isLive = (now: Date) => or(isInForce(now), isOpen(now));

/** Received by name, or open at an address that is proven to be theirs. */
export function isReceivedBy({id, email_norm, email_verified_at}: Participant) {
  const byName = eq(share.receiver_id, id);
  if (email_verified_at === null) return byName;
  return or(byName, and(isNull(share.receiver_id), eq(share.invite_key, emailKey(email_norm))));
}

export const isBetween = (one: string, other: string) =>
  or(
    and(eq(share.giver_id, one), eq(share.receiver_id, other)),
    and(eq(share.giver_id, other), eq(share.receiver_id, one)),
  );
