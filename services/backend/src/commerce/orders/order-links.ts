import {timingSafeEqual} from "node:crypto";
import type {MarketParams} from "@gradus/schemas/markets";
import type {Secret} from "../../core/crypto/secret.ts";

const DAY_S = 24 * 60 * 60;
/** As long as something may be sent back. */
const LINK_S = 90 * DAY_S;
const TOKEN = /^(\d{1,12})\.([\w-]{43})$/;

export type LinkProof = "valid" | "expired" | "wrong";

/**
 * Creates and checks the tokens of mailed links: each opens one order until the day in the token. A token derives from
 * the key, so that database contents alone open nothing.
 */
export function createOrderLinks(secret: Secret) {
  const sign = (order_id: string, until: number) => secret.sign("order-link", `${order_id}.${until}`);
  return {
    token(order_id: string, at: Date): string {
      const until = Math.floor(at.getTime() / 1000) + LINK_S;
      return `${until}.${sign(order_id, until)}`;
    },

    check(order_id: string, token: string, now: Date): LinkProof {
      const [, until = "", signature = ""] = TOKEN.exec(token) ?? [];
      if (until === "" || !isSame(sign(order_id, Number(until)), signature)) return "wrong";
      return Number(until) * 1000 > now.getTime() ? "valid" : "expired";
    },
  };
}

/** In the same time wherever they differ. */
function isSame(known: string, presented: string) {
  const [expectedBytes, presentedBytes] = [Buffer.from(known), Buffer.from(presented)];
  return expectedBytes.length === presentedBytes.length && timingSafeEqual(expectedBytes, presentedBytes);
}

export function documentPage(
  siteUrl: string,
  {region, locale}: MarketParams,
  {pretty_id, number, token}: {readonly pretty_id: string; readonly number: string; readonly token: string},
) {
  // URLs are in lower case.
  const path = `order-confirmation/${pretty_id}/documents/${number}`.toLowerCase();
  return `${siteUrl}/${region}/${locale}/${path}?t=${token}`;
}

export function orderPage(siteUrl: string, {region, locale}: MarketParams, pretty_id: string, token: string) {
  return `${siteUrl}/${region}/${locale}/order-status?order=${pretty_id}&t=${token}`;
}
