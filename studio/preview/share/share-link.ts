import type {MarketParams} from "@gradus/schemas/markets";
import {newToken, tokenHash} from "./share-token.ts";

export type SharedContent =
  | {readonly kind: "documents"; readonly ids: readonly string[]}
  | {readonly kind: "release"; readonly name: string};

export interface ShareLinkRequest {
  readonly shared: SharedContent;
  readonly market: MarketParams;
  /** The instant the link shows; null for whenever it is opened. */
  readonly at: Date | null;
  readonly days: number;
  readonly createdBy: string;
}

/** How long a link may work, in days. */
export const LIFETIMES = [1, 3, 7, 14, 30] as const;
const DAY_MS = 86_400_000;

/** A link for a reader without an account: the document to store, and the address, which is stored nowhere. */
export async function makeShareLink(request: ShareLinkRequest, siteUrl: string, now: Date) {
  const token = newToken();
  const {shared, market, at, createdBy} = request;
  const days = Math.min(request.days, Math.max(...LIFETIMES));
  const expires = new Date(now.getTime() + days * DAY_MS).toISOString();
  const document: {_id: string; _type: string; [field: string]: unknown} = {
    // An id with a dot hides the document from readers without a token.
    _id: `shareLink.${crypto.randomUUID()}`,
    _type: "shareLink",
    tokenHash: await tokenHash(token),
    ...(shared.kind === "release" ? {release: shared.name} : {documents: shared.ids}),
    ...market,
    ...(at && {at: at.toISOString()}),
    expires,
    revoked: false,
    createdBy,
  };
  return {document, expires, url: new URL(`/api/preview/share?t=${token}`, siteUrl).toString()};
}

interface LinkLifetime {
  readonly expires: string;
  readonly revoked: boolean;
}

export function linkState({expires, revoked}: LinkLifetime, now: Date): "live" | "revoked" | "ended" {
  if (revoked) return "revoked";
  return now.getTime() < Date.parse(expires) ? "live" : "ended";
}
