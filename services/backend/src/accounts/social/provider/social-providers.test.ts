import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {
  choose,
  clientsOf,
  completeAddress,
  createSecrets,
  startTestIdentity,
  type TestIdentity,
} from "../../../../test/social-identity.ts";
import {PROVIDERS, type Provider} from "../../../contract/social.ts";
import {createSocialProviders, type SocialProvidersDeps} from "./social-providers.ts";

const SITE_URL = "https://site.example";

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity({siteUrl: SITE_URL, backendPublicUrl: SITE_URL});
});
afterAll(() => identity.close());

function open(name: Provider, changes: Partial<SocialProvidersDeps> = {}) {
  const deps = {clients: clientsOf(identity), siteUrl: SITE_URL, publicUrl: SITE_URL, now: () => new Date()};
  return createSocialProviders({...deps, ...changes}).require(name);
}

/** A person's way to a provider and back, up to the code in the page's hands. */
async function bringCode(name: Provider, person: string) {
  const provider = open(name);
  const secrets = createSecrets();
  const start = {...provider, authorize_url: await provider.authorizeUrl()};
  const {fields} = await choose(completeAddress(start, secrets), person);
  const {code_verifier, nonce} = secrets;
  const {redirect_uri} = provider;
  return {kind: "code", code: fields.get("code") ?? "", code_verifier, nonce, redirect_uri} as const;
}

describe.each(PROVIDERS)("%s", (name) => {
  it("a code identifies a person by issuer and subject", async () => {
    const person = await open(name).identify(await bringCode(name, "runner"));
    expect(person).toMatchObject({issuer: `${identity.url}/${name}`, subject: `${name}-runner`});
  });

  it("a code works once", async () => {
    const provider = open(name);
    const proof = await bringCode(name, "runner");
    await provider.identify(proof);
    await expect(provider.identify(proof)).rejects.toMatchObject({code: "sign_in_failed"});
  });

  it("a stolen code is worthless without the page's verifier", async () => {
    const proof = {...(await bringCode(name, "runner")), code_verifier: createSecrets().code_verifier};
    await expect(open(name).identify(proof)).rejects.toMatchObject({code: "sign_in_failed"});
  });

  it("an address without proof is not taken over", async () => {
    const person = await open(name).identify(await bringCode(name, "unverified"));
    expect(person.verified_email).toBeNull();
  });

  it("is off without a client id, and unavailable while it does not answer", async () => {
    expect(() => open(name, {clients: {}})).toThrow(expect.objectContaining({code: "platform_unavailable"}));
    const proof = await bringCode(name, "runner");
    const broken = open(name, {fetch: () => Promise.reject(new TypeError("no route to host"))});
    await expect(broken.identify(proof)).rejects.toMatchObject({code: "platform_unavailable"});
  });

  it("our own wrong secret is our trouble, not the person's", async () => {
    const clients = {...clientsOf(identity), [name]: {...clientsOf(identity)[name], id: "nobody"}};
    const proof = await bringCode(name, "runner");
    await expect(open(name, {clients}).identify(proof)).rejects.toMatchObject({code: "platform_unavailable"});
  });
});

it.each(["google", "apple"] as const)("%s vouches for an address it has proven", async (name) => {
  const person = await open(name).identify(await bringCode(name, "stranger"));
  expect(person.verified_email).toBe("sam.stranger@provider.test");
});

it("Facebook does not report whether an address is verified, so none of its addresses is trusted", async () => {
  const person = await open("facebook").identify(await bringCode("facebook", "stranger"));
  expect(person).toMatchObject({verified_email: null, first_name: "Sam", last_name: "Stranger"});
});

it.each(["google", "apple"] as const)("%s: a token for another sign-in is refused", async (name) => {
  const proof = {...(await bringCode(name, "runner")), nonce: createSecrets().nonce};
  await expect(open(name).identify(proof)).rejects.toMatchObject({code: "sign_in_failed"});
});
