import {type Context, Hono} from "hono";
import {z} from "zod";
import type {Partner} from "./create-partners.ts";
import type {TokenPair} from "./grants.ts";
import type {PartnerDeps, PartnerEnv} from "./partner-env.ts";
import {simulateFaults} from "./simulate-faults.ts";

const grantBody = z.discriminatedUnion("grant_type", [
  z.object({
    grant_type: z.literal("authorization_code"),
    code: z.string(),
    redirect_uri: z.string(),
    code_verifier: z.string(),
  }),
  z.object({grant_type: z.literal("refresh_token"), refresh_token: z.string()}),
  z.object({grant_type: z.literal("partner_token"), partner_token: z.string()}),
]);

/** Tokens: for a code, for a refresh token (which changes with each use), for a link begun at the partner. */
export function tokenRoutes({partnerClient}: PartnerDeps) {
  const isClient = (body: Readonly<Record<string, unknown>>) =>
    body.client_id === partnerClient.id && body.client_secret === partnerClient.secret;

  return new Hono<PartnerEnv>()
    .post("/token", simulateFaults(["quota", "slow", "error"]), async (c) => {
      const body = await c.req.parseBody();
      if (!isClient(body)) return c.json({error: "invalid_client"}, 401);
      const {data} = grantBody.safeParse(body);
      if (!data) return c.json({error: "unsupported_grant_type"}, 400);
      return answer(c, redeem(c.get("partner"), data));
    })
    .post("/revoke", simulateFaults(["slow", "error"]), async (c) => {
      const body = await c.req.parseBody();
      if (!isClient(body)) return c.json({error: "invalid_client"}, 401);
      c.get("partner").grants.revoke(String(body.token));
      return c.body(null, 200);
    })
    .post("/partner-token/check", simulateFaults(["quota", "slow", "error"]), async (c) => {
      const body = await c.req.parseBody();
      if (!isClient(body)) return c.json({error: "invalid_client"}, 401);
      const found = c.get("partner").grants.findPartnerToken(String(body.partner_token));
      if (!found) return c.json({valid: false});
      return c.json({
        valid: true,
        external_id: found.runner,
        expires_at: new Date(found.expiresAt).toISOString(),
      });
    });
}

function redeem({grants, switches}: Partner, body: z.infer<typeof grantBody>): TokenPair | null {
  if (body.grant_type === "authorization_code") {
    return grants.redeemCode(body.code, body.redirect_uri, body.code_verifier);
  }
  if (body.grant_type === "partner_token") return grants.redeemPartnerToken(body.partner_token);
  if (switches.grant_revoked) grants.revoke(body.refresh_token);
  // A fresh token works again: this is what the switch is there to make happen.
  else switches.token_expired = false;
  return grants.rotate(body.refresh_token);
}

function answer(c: Context<PartnerEnv>, pair: TokenPair | null) {
  return pair === null ? c.json({error: "invalid_grant"}, 400) : c.json(pair);
}
