import type {HttpBindings} from "@hono/node-server";
import {RESPONSE_ALREADY_SENT} from "@hono/node-server/utils/response";
import {type Context, Hono} from "hono";
import {csrf} from "hono/csrf";
import type {AppDeps} from "../config/deps.ts";
import {errorPage} from "../pages/error-page.ts";
import {isProviderName, type Providers} from "./create-providers.ts";
import {facebookRoutes} from "./facebook-routes.ts";
import {type ProviderName, personOf, subjectOf} from "./people.ts";
import {pickerPage} from "./picker-page.ts";
import {PROVIDER_KINDS} from "./provider-kinds.ts";

type NodeContext = Context<{Bindings: HttpBindings}>;

export interface ProviderRouteDeps extends AppDeps {
  readonly providers: Providers;
}

/** The page where a person is chosen; everything else below `/google`, `/apple` and `/facebook` is the library's. */
export function providerRoutes({providers, clients, backendPublicUrl}: ProviderRouteDeps) {
  const routes = new Hono<{Bindings: HttpBindings}>();
  routes.route("/facebook", facebookRoutes(providers.facebook, clients.facebook));
  routes.get("/:provider/choose/:uid", async (c, next) => {
    const name = c.req.param("provider");
    if (!isProviderName(name)) return next();
    const {incoming, outgoing} = c.env;
    try {
      await providers[name].interactionDetails(incoming, outgoing);
    } catch {
      return c.html(errorPage({error: "expired", detail: "Go back to the site and begin again."}), 400);
    }
    return c.html(pickerPage({title: PROVIDER_KINDS[name].title, action: c.req.path}));
  });
  routes.post("/:provider/choose/:uid", csrf(), async (c, next) => {
    const name = c.req.param("provider");
    if (!isProviderName(name)) return next();
    const {choice, person} = await c.req.parseBody();
    const result = toResult(name, choice === "new" ? `new-${person}` : String(choice));
    if (result === null) return c.html(errorPage({error: "unknown_choice", detail: null}), 400);
    return c.redirect(await providers[name].interactionResult(c.env.incoming, c.env.outgoing, result), 303);
  });
  routes.all("/:provider/*", async (c, next) => {
    const name = c.req.param("provider");
    if (!isProviderName(name)) return next();
    const {routes: paths, isOpenId} = PROVIDER_KINDS[name];
    const isBeginning = c.req.path === `/${name}${paths.authorization}`;
    if (isBeginning && isOpenId && !c.req.query("nonce")) {
      return c.html(errorPage({error: "invalid_request", detail: "The nonce is missing."}), 400);
    }
    return passToProvider(c, providers, name, {isBeginning, formTarget: backendPublicUrl});
  });
  return routes;
}

function toResult(name: ProviderName, choice: string) {
  if (choice === "deny") {
    return {error: PROVIDER_KINDS[name].denial, error_description: "The person said no"};
  }
  if (choice === "fail") return {error: "server_error", error_description: "The provider is out of order"};
  const person = personOf(choice);
  if (!person) return null;
  return {login: {accountId: subjectOf(name, person), remember: false}, select_account: {}};
}

/** Gives the request to the library as it came from the socket. */
async function passToProvider(
  c: NodeContext,
  providers: Providers,
  name: ProviderName,
  {isBeginning, formTarget}: {isBeginning: boolean; formTarget: string},
) {
  const {incoming, outgoing} = c.env;
  const whole = incoming.url ?? "/";
  // The originals offer every account again; the library would remember the last one.
  if (isBeginning) delete incoming.headers.cookie;
  outgoing.setHeader("x-content-type-options", "nosniff");
  outgoing.setHeader("referrer-policy", "no-referrer");
  outgoing.setHeader(
    "content-security-policy",
    // The library ends the former person's session by a form to itself.
    `default-src 'none';style-src 'self';script-src;form-action 'self' ${formTarget};base-uri 'none'`,
  );
  Object.assign(incoming, {originalUrl: whole, url: whole.slice(`/${name}`.length)});
  await providers[name].callback()(incoming, outgoing);
  return RESPONSE_ALREADY_SENT;
}
