import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, signInAs} from "../../../test/people.ts";
import type {TestIdentity} from "../../../test/social-identity.ts";
import {
  countTraces,
  linkPerson,
  openSocialPage,
  refusalOf,
  startProviders,
} from "../../../test/social-page.ts";
import {openTestDatabases, type TestDatabase} from "../../../test/test-databases.ts";
import {session} from "../../contract/session.ts";
import {identitiesReply, type Provider} from "../../contract/social.ts";
import {security_event} from "../account/tables.ts";

const databases = await openTestDatabases();

let emulator: TestIdentity;
beforeAll(async () => {
  emulator = await startProviders();
});
afterAll(() => emulator.close());

describe.each(databases)("linking providers on $name", ({db, reset}: TestDatabase) => {
  beforeEach(reset);

  /** A user signed in with a password, on their account page. */
  async function openAccount() {
    const page = openSocialPage(db, emulator);
    const ann = await addPerson(db);
    const annHeaders = bearer(await signInAs(page, ann.email));
    const link = ({provider, ...proof}: {provider: Provider}, {of = "me", as = annHeaders} = {}) =>
      page.post(`/b/api/v1/users/${of}/identities/${provider}`, proof, as);
    const unlink = (provider: Provider, as = annHeaders) =>
      page.app.request(`/b/api/v1/users/me/identities/${provider}`, {method: "DELETE", headers: as});
    return {...page, ann, link, unlink};
  }
  const linked = async (response: Response) =>
    z.object({data: identitiesReply}).parse(await response.json()).data.identities;

  it("200: from then on it signs in; twice changes nothing, and the owner's log has it once", async () => {
    const {bring, link, signIn} = await openAccount();
    for (const _ of [1, 2]) {
      expect(await linked(await link(await bring("google", "stranger")))).toEqual(["google"]);
    }
    expect((await signIn(await bring("google", "stranger"))).status).toBe(200);
    const events = await db.select({event: security_event.event}).from(security_event);
    expect(events).toEqual([{event: "identity.link"}]);
  });

  it("409: an identity linked to another account stays there, and the response does not reveal that account", async () => {
    const {bring, link} = await openAccount();
    // A name that no random id, made of hexadecimal digits, can hold.
    const zoe = await addPerson(db, {name: "zoe"});
    await linkPerson(db, emulator, "google", "runner", zoe.id);
    const response = await link(await bring("google", "runner"));
    const body = await response.clone().text();
    expect(await refusalOf(response)).toEqual([409, "platform_linked_elsewhere"]);
    expect(body).not.toMatch(/zoe|usr_/);
  });

  it("409: one account of each provider", async () => {
    const {bring, link} = await openAccount();
    await link(await bring("google", "stranger"));
    expect(await refusalOf(await link(await bring("google", "runner")))).toEqual([409, "conflict"]);
  });

  it("one identity that two accounts ask for at once goes to one", async () => {
    const {bring, link, post, ...page} = await openAccount();
    const bea = await addPerson(db, {name: "bea"});
    const beaHeaders = bearer(await signInAs({...page, post}, bea.email));
    const proofs = [await bring("google", "runner"), await bring("google", "runner")] as const;
    const both = await Promise.all([link(proofs[0]), link(proofs[1], {as: beaHeaders})]);
    expect(both.map(({status}) => status).toSorted()).toEqual([200, 409]);
    expect((await countTraces(db)).identities).toBe(1);
  });

  it("403: not with a sign-in of a quarter of an hour ago", async () => {
    const {bring, link, unlink, advance} = await openAccount();
    const proof = await bring("google", "stranger");
    advance(14 * 60 + 50);
    expect((await link(proof)).status).toBe(200);
    advance(9);
    expect((await unlink("facebook")).status).toBe(200);
    advance(1);
    expect(await refusalOf(await unlink("google"))).toEqual([403, "step_up_required"]);
    expect((await countTraces(db)).identities).toBe(1);
  });

  it("401 and 404: no caller can link a provider to another user's account", async () => {
    const {bring, link} = await openAccount();
    const bea = await addPerson(db, {name: "bea"});
    const proof = await bring("google", "stranger");
    expect((await link(proof, {as: {authorization: "Bearer nothing"}})).status).toBe(401);
    expect((await link(proof, {of: bea.id})).status).toBe(404);
    expect((await countTraces(db)).identities).toBe(0);
  });

  it("unlinking twice is fine, and the provider no longer opens the account", async () => {
    const {ann, bring, unlink, signIn} = await openAccount();
    await linkPerson(db, emulator, "google", "runner", ann.id);
    for (const _ of [1, 2]) expect(await linked(await unlink("google"))).toEqual([]);
    expect(await refusalOf(await signIn(await bring("google", "runner")))).toEqual([404, "social_mismatch"]);
  });

  it("409: the last way in stays, even when two are removed at once", async () => {
    const {bring, unlink, signIn} = await openAccount();
    const bea = await addPerson(db, {name: "bea", account: {password_hash: null}});
    await linkPerson(db, emulator, "google", "runner", bea.id);
    await linkPerson(db, emulator, "facebook", "runner", bea.id);
    const response = await signIn(await bring("google", "runner"));
    const beaHeaders = bearer(z.object({data: session}).parse(await response.json()).data);
    const both = await Promise.all([unlink("google", beaHeaders), unlink("facebook", beaHeaders)]);
    expect(both.map(({status}) => status).toSorted()).toEqual([200, 409]);
    expect((await countTraces(db)).identities).toBe(1);
  });
});
