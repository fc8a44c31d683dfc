import {createHash, randomBytes} from "node:crypto";

const CODE_TTL_MS = 60_000;
const ACCESS_TTL_MS = 60 * 60_000;
const PARTNER_TOKEN_TTL_MS = 10 * 60_000;

/** What one runner allowed. Ending it ends every token made from it. */
export interface Grant {
  readonly runner: string;
  readonly scope: string;
  isLive: boolean;
}

interface Code {
  readonly grant: Grant;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly expiresAt: number;
}

export interface TokenPair {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly token_type: "Bearer";
  readonly expires_in: number;
  readonly scope: string;
}

/** Codes and tokens of one partner, in memory: a restart ends every link, as a partner's outage of the worst kind. */
export function createGrants(now: () => Date) {
  const codes = new Map<string, Code>();
  const usedCodes = new Map<string, Grant>();
  const access = new Map<string, {grant: Grant; expiresAt: number}>();
  const refresh = new Map<string, Grant>();
  const rotated = new Map<string, Grant>();
  const partnerTokens = new Map<string, {runner: string; expiresAt: number}>();

  const issue = (grant: Grant): TokenPair => {
    const pair = {access_token: opaque("at"), refresh_token: opaque("rt")};
    access.set(pair.access_token, {grant, expiresAt: now().getTime() + ACCESS_TTL_MS});
    refresh.set(pair.refresh_token, grant);
    return {...pair, token_type: "Bearer", expires_in: ACCESS_TTL_MS / 1000, scope: grant.scope};
  };

  return {
    createCode({runner, scope, redirectUri, challenge}: NewCode) {
      const code = opaque("code");
      const grant = {runner, scope, isLive: true};
      codes.set(code, {grant, redirectUri, challenge, expiresAt: now().getTime() + CODE_TTL_MS});
      return code;
    },

    /** Null when the code is unknown, old, used, or another client's. A second use ends the grant of the first. */
    redeemCode(code: string, redirectUri: string, verifier: string): TokenPair | null {
      const found = codes.get(code);
      codes.delete(code);
      if (!found) {
        end(usedCodes.get(code));
        return null;
      }
      usedCodes.set(code, found.grant);
      const isFresh = found.expiresAt > now().getTime();
      const isHolder = found.redirectUri === redirectUri && found.challenge === challengeOf(verifier);
      return isFresh && isHolder ? issue(found.grant) : null;
    },

    /** Each refresh token works once; using an old one ends the grant. */
    rotate(token: string): TokenPair | null {
      const grant = refresh.get(token);
      refresh.delete(token);
      if (!grant) {
        end(rotated.get(token));
        return null;
      }
      rotated.set(token, grant);
      return grant.isLive ? issue(grant) : null;
    },

    /** Ends the grant behind either kind of token. An unknown one is no error. */
    revoke(token: string) {
      end(refresh.get(token) ?? access.get(token)?.grant);
    },

    findByAccessToken(token: string): Grant | null {
      const found = access.get(token);
      return found?.grant.isLive && found.expiresAt > now().getTime() ? found.grant : null;
    },

    expireAccessTokens() {
      access.clear();
    },

    /** For a link that begins on the partner's side. */
    createPartnerToken(runner: string) {
      const token = opaque("pt");
      partnerTokens.set(token, {runner, expiresAt: now().getTime() + PARTNER_TOKEN_TTL_MS});
      return token;
    },

    findPartnerToken(token: string) {
      const found = partnerTokens.get(token);
      return found && found.expiresAt > now().getTime() ? found : null;
    },

    redeemPartnerToken(token: string): TokenPair | null {
      const found = partnerTokens.get(token);
      partnerTokens.delete(token);
      if (!found || found.expiresAt <= now().getTime()) return null;
      return issue({runner: found.runner, scope: "activities workouts", isLive: true});
    },
  };
}

export interface NewCode {
  readonly runner: string;
  readonly scope: string;
  readonly redirectUri: string;
  readonly challenge: string;
}

function end(grant: Grant | undefined) {
  if (grant) grant.isLive = false;
}

function opaque(kind: string) {
  return `${kind}_${randomBytes(24).toString("base64url")}`;
}

function challengeOf(verifier: string) {
  return createHash("sha256").update(verifier).digest("base64url");
}
