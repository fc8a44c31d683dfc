import {z} from "zod";
import {identity, session} from "../src/accounts/account/tables.ts";
import type {SocialClients} from "../src/accounts/social/provider/social-clients.ts";
import {errorReply} from "../src/contract/errors.ts";
import {type Provider, startReply} from "../src/contract/social.ts";
import type {Db} from "../src/core/db/db.ts";
import {CLIENT_ID} from "./people.ts";
import {
  choose,
  clientsOf,
  completeAddress,
  createSecrets,
  startTestIdentity,
  type TestIdentity,
} from "./social-identity.ts";
import {createTestApp, SITE_URL} from "./test-app.ts";

/** The running emulator, which redirects users back to the tests' site. */
export const startProviders = () => startTestIdentity({siteUrl: SITE_URL, backendPublicUrl: SITE_URL});

/** The backend, and the page in front of it. Its clock is set to the emulator's time. */
export function openSocialPage(
  db: Db,
  standIn: TestIdentity,
  socialClients: SocialClients = clientsOf(standIn),
) {
  const app = createTestApp(db, {socialClients});
  app.setTime(new Date().toISOString());

  async function start(provider: Provider) {
    const response = await app.get(`/b/user/signin/${provider}/start`);
    return z.object({data: startReply}).parse(await response.json()).data;
  }

  /** Signs in at the provider as the given person and returns what the page would send. */
  async function obtainProof(provider: Provider, person: string) {
    const secrets = createSecrets();
    const startedPage = await start(provider);
    const {fields, url} = await choose(completeAddress(startedPage, secrets), person);
    const {code_verifier, nonce} = secrets;
    const attempt = {provider, code_verifier, ...(startedPage.nonce_required && {nonce})};
    if (provider === "apple") return {...attempt, handle: handleIn(await postForm(url.pathname, fields))};
    return {...attempt, code: fields.get("code") ?? "", redirect_uri: startedPage.redirect_uri};
  }

  /** What a browser does with the provider's form: it arrives at the page this returns. */
  async function postForm(path: string, fields: URLSearchParams) {
    const headers = {"content-type": "application/x-www-form-urlencoded"};
    const response = await app.app.request(path, {method: "POST", body: fields.toString(), headers});
    return new URL(response.headers.get("location") ?? "");
  }

  const signIn = (body: object) => app.post("/b/user/signin", body, {"x-client-id": CLIENT_ID});
  return {...app, start, bring: obtainProof, postForm, signIn};
}

export const handleIn = (page: URL) => page.searchParams.get("handle") ?? "";

/** Links a person of the emulator to an account as a way to sign in. */
export async function linkPerson(
  db: Db,
  {url}: TestIdentity,
  provider: Provider,
  person: string,
  user_id: string,
) {
  const socialIdentity = {issuer: `${url}/${provider}`, subject: `${provider}-${person}`};
  await db.insert(identity).values({...socialIdentity, user_id, provider, linked_at: new Date()});
}

export async function refusalOf(response: Response) {
  const {err} = errorReply.parse(await response.json());
  return [response.status, err.code];
}

/** How many sessions and identities there are: refused requests leave both as they were. */
export async function countTraces(db: Db) {
  return {
    sessions: (await db.select().from(session)).length,
    identities: (await db.select().from(identity)).length,
  };
}
