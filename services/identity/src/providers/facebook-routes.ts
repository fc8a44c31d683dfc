import {createHmac, timingSafeEqual} from "node:crypto";
import {Hono} from "hono";
import type {Provider} from "oidc-provider";
import {findPerson} from "./people.ts";

export interface FacebookClient {
  readonly id: string;
  readonly secret: string;
}

const refuse = (message: string, code: number) => ({error: {message, type: "OAuthException", code}});

/** The two calls that replace an id token: `/me` describes the user, `/debug_token` identifies whose token it is. */
export function facebookRoutes(provider: Provider, client: FacebookClient) {
  return new Hono()
    .get("/me", async (c) => {
      const presented = c.req.query("access_token") ?? "";
      const token = await provider.AccessToken.find(presented);
      if (!token) return c.json(refuse("Invalid OAuth access token.", 190), 400);
      const proof = c.req.query("appsecret_proof");
      if (proof !== undefined && !isProof(proof, presented, client.secret)) {
        return c.json(refuse("Invalid appsecret_proof provided in the API argument", 100), 400);
      }
      const fields = (c.req.query("fields") ?? "id,name").split(",");
      return c.json(describe(token.accountId, fields, token.scope ?? ""));
    })
    .get("/debug_token", async (c) => {
      if (c.req.query("access_token") !== `${client.id}|${client.secret}`) {
        return c.json(refuse("Invalid OAuth access token signature.", 190), 400);
      }
      const token = await provider.AccessToken.find(c.req.query("input_token") ?? "");
      if (!token) return c.json({data: {is_valid: false, scopes: []}});
      return c.json({
        data: {
          app_id: token.clientId,
          type: "USER",
          is_valid: true,
          expires_at: token.exp,
          scopes: token.scope?.split(" ") ?? [],
          user_id: token.accountId,
        },
      });
    });
}

/** The address comes with its scope, and never with a word about whether it was verified. */
function describe(subject: string, fields: readonly string[], scope: string) {
  const person = findPerson("facebook", subject);
  const known = {
    id: subject,
    name: `${person?.first} ${person?.last}`,
    first_name: person?.first,
    last_name: person?.last,
    email: scope.split(" ").includes("email") ? (person?.email ?? undefined) : undefined,
  };
  return Object.fromEntries(Object.entries(known).filter(([name]) => name === "id" || fields.includes(name)));
}

function isProof(proof: string, token: string, secret: string) {
  const expected = createHmac("sha256", secret).update(token).digest("hex");
  return proof.length === expected.length && timingSafeEqual(Buffer.from(proof), Buffer.from(expected));
}
