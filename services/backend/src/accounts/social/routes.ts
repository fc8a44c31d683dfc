import * as calls from "../../contract/calls/social.ts";
import {PROVIDERS, type SocialSignInBody} from "../../contract/social.ts";
import {AppError, notFound} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {keepNoReply} from "../../core/idempotency/idempotency.ts";
import {parseEmail} from "../../core/mail/parse-email.ts";
import {limitVisitor} from "../../core/rate-limit/limit-visitor.ts";
import {createAccountRepository} from "../account/account-repository.ts";
import type {AccountDeps} from "../account-deps.ts";
import {clientOf} from "../sessions/client.ts";
import {storeAppleAnswer} from "./apple-return.ts";
import {proveIdentity} from "./prove-identity.ts";
import {returnPath, type SocialProviders} from "./provider/social-providers.ts";
import {findSocialAccount} from "./sign-in.ts";
import {startSocialSession} from "./start-social-session.ts";

const STARTS = {burst: 30, perMinute: 30};
const SIGN_INS = {burst: 20, perMinute: 20};

export interface SocialDeps extends AccountDeps {
  readonly social: SocialProviders;
  readonly siteUrl: string;
}

const providersRoute = defineRoute(calls.providers, null);
const startRoute = defineRoute(calls.start, null);
const signInRoute = defineRoute(calls.signIn, null);
const appleRoute = defineRoute(calls.apple, null);
const appleReturnRoute = defineRoute(calls.appleReturn, null);

export function socialRoutes(deps: SocialDeps) {
  const hasAccount = async (address: string) => {
    const email = parseEmail(address);
    return (
      email !== null && (await createAccountRepository(deps.db).findByEmail(email.norm, deps.now())) !== null
    );
  };

  async function signIn(client: ReturnType<typeof clientOf>, {provider: name, ...fields}: SocialSignInBody) {
    await limitVisitor(deps, "social-sign-in", client.address, SIGN_INS);
    const person = await proveIdentity(deps, deps.social.require(name), fields);
    const user = await findSocialAccount({...deps, hasAccount}, person);
    return startSocialSession(deps, user, name, client);
  }

  return createApi()
    .openapi(providersRoute, (c) => {
      return c.json({data: {providers: PROVIDERS.filter((name) => deps.social.isOn(name))}}, 200);
    })
    .openapi(startRoute, async (c) => {
      await limitVisitor(deps, "social-start", clientOf(c, deps).address, STARTS);
      const name = c.req.valid("param").provider;
      const {redirect_path = returnPath(name)} = c.req.valid("query");
      // The only one that is registered; an open redirect would begin with a second.
      if (redirect_path !== returnPath(name)) throw unknownPath();
      const {client_id, scope, redirect_uri, nonce_required, authorizeUrl} = deps.social.require(name);
      const authorize_url = await authorizeUrl();
      return c.json({data: {authorize_url, redirect_uri, nonce_required, client_id, scope}}, 200);
    })
    .openapi(signInRoute, async (c) => {
      keepNoReply(c);
      return c.json({data: await signIn(clientOf(c, deps), c.req.valid("json"))}, 200);
    })
    .openapi(appleRoute, async (c) => {
      c.header("referrer-policy", "no-referrer");
      return c.json(
        {data: await signIn(clientOf(c, deps), {...c.req.valid("query"), provider: "apple"})},
        200,
      );
    })
    .openapi(appleReturnRoute, async (c) => {
      c.header("referrer-policy", "no-referrer");
      await limitVisitor(deps, "social-sign-in", clientOf(c, deps).address, SIGN_INS);
      if (!deps.social.isOn("apple")) throw notFound();
      return c.redirect(await storeAppleAnswer(deps, c.req.valid("form")), 303);
    });
}

function unknownPath() {
  return new AppError("invalid", "This is no page people can return to", {
    field_errors: {redirect_path: "unknown_value"},
  });
}
