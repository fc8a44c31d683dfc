import {createHash} from "node:crypto";
import type {MarketParams} from "@gradus/schemas/markets";
import type {Secret} from "../../core/crypto/secret.ts";

export type AccountLinks = ReturnType<typeof createAccountLinks>;

/**
 * The addresses in the mails of an account. They are made when a mail is written, so that what the database holds opens
 * nothing, and begin with our own, whatever a request claimed.
 */
export function createAccountLinks(secret: Secret, siteUrl: string) {
  const page = ({region, locale}: MarketParams, path: string) => `${siteUrl}/${region}/${locale}${path}`;
  const tokens = createAccountTokens(secret);
  return {
    verifyCode: tokens.verifyCode,
    verify: (market: MarketParams, nonce: string) =>
      page(market, `/verify-email?code=${tokens.verify(nonce)}`),
    reset: (market: MarketParams, nonce: string) => page(market, `/reset-password/${tokens.reset(nonce)}`),
    undoEmail: (market: MarketParams, nonce: string) =>
      page(market, `/verify-email?undo=${tokens.undo(nonce)}`),
    security: (market: MarketParams) => page(market, "/account/password"),
    platforms: (market: MarketParams) => page(market, "/account/platforms"),
    shares: (market: MarketParams) => page(market, "/account/shares"),
    devices: (market: MarketParams) => page(market, "/account/devices"),
    signUp: (market: MarketParams) => page(market, "/sign-up"),
    privacy: (market: MarketParams) => page(market, "/account/privacy"),
    signIn: (market: MarketParams) => page(market, "/sign-in"),
    forgotten: (market: MarketParams) => page(market, "/reset-password"),
    calendar: (market: MarketParams, query: Readonly<Record<string, string>> = {}) =>
      page(market, withQuery("/powercenter/calendar", query)),
    /** An athlete's where one is named. */
    run: (market: MarketParams, id: string, athlete = "") =>
      page(market, withQuery(`/powercenter/activities/${encodeURIComponent(id)}`, athlete ? {athlete} : {})),
    home: (market: MarketParams) => ({label: new URL(siteUrl).host, url: page(market, "")}),
  };
}

function withQuery(path: string, names: Readonly<Record<string, string>>) {
  const query = new URLSearchParams(names);
  return query.size === 0 ? path : `${path}?${query}`;
}

/** What opens something once. All of it derives from a nonce and the server's key. */
export function createAccountTokens(secret: Secret) {
  return {
    verify: (nonce: string) => secret.sign("email-verify", nonce),
    verifyCode: (nonce: string) => sixDigits(secret.sign("email-code", nonce)),
    reset: (nonce: string) => secret.sign("password-reset", nonce),
    undo: (nonce: string) => secret.sign("email-undo", nonce),
  };
}

const CODES = 1_000_000;

/** Six digits of a signature, each code as likely as any other: 48 bits leave no bias worth a name. */
function sixDigits(signature: string) {
  const number = createHash("sha256").update(signature).digest().readUIntBE(0, 6);
  return String(number % CODES).padStart(6, "0");
}
