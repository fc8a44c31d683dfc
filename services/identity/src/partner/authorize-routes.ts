import {type Context, Hono} from "hono";
import {csrf} from "hono/csrf";
import {z} from "zod";
import {errorPage} from "../pages/error-page.ts";
import {consentPage} from "./consent-page.ts";
import type {PartnerDeps, PartnerEnv} from "./partner-env.ts";

const authorizeQuery = z.object({
  response_type: z.literal("code"),
  client_id: z.string(),
  redirect_uri: z.url(),
  state: z.string().min(1),
  scope: z.string().default("activities workouts"),
  code_challenge: z.string().length(43),
  code_challenge_method: z.literal("S256"),
});
export type AuthorizeQuery = z.infer<typeof authorizeQuery>;

export function authorizeRoutes({backendPublicUrl, partnerClient}: PartnerDeps) {
  /** Nothing is sent back to an address that is not registered: the runner reads why instead. */
  const parse = (c: Context<PartnerEnv>): AuthorizeQuery | null => {
    const {data} = authorizeQuery.safeParse(c.req.query());
    const {platform} = c.get("partner");
    const registered = `${backendPublicUrl}/b/platform/oauth/${platform}/callback`;
    return data?.client_id === partnerClient.id && data.redirect_uri === registered ? data : null;
  };
  const refuse = (c: Context<PartnerEnv>) =>
    c.html(
      errorPage({error: "invalid_request", detail: "This request does not fit the registered client."}),
      400,
    );

  return new Hono<PartnerEnv>()
    .get("/authorize", (c) => {
      const query = parse(c);
      if (query === null) return refuse(c);
      const {pathname, search} = new URL(c.req.url);
      return c.html(
        consentPage({platform: c.get("partner").platform, scope: query.scope, action: pathname + search}),
      );
    })
    .post("/authorize", csrf(), async (c) => {
      const query = parse(c);
      if (query === null) return refuse(c);
      const {choice} = await c.req.parseBody();
      const back = new URL(query.redirect_uri);
      back.searchParams.set("state", query.state);
      if (choice === "allow") {
        const {redirect_uri: redirectUri, code_challenge: challenge, scope} = query;
        const code = c.get("partner").grants.createCode({runner: "runner", scope, redirectUri, challenge});
        back.searchParams.set("code", code);
      } else {
        back.searchParams.set("error", choice === "fail" ? "server_error" : "access_denied");
      }
      return c.redirect(back.href, 303);
    });
}
