import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {addPerson} from "../../../test/people.ts";
import {choose, completeAddress, createSecrets, type TestIdentity} from "../../../test/social-identity.ts";
import {handleIn, linkPerson, openSocialPage, refusalOf, startProviders} from "../../../test/social-page.ts";
import {SITE_URL} from "../../../test/test-app.ts";
import {openTestDatabases, type TestDatabase} from "../../../test/test-databases.ts";
import {errorReply} from "../../contract/errors.ts";
import {one_time} from "../../core/one-time/tables.ts";

const databases = await openTestDatabases();
const RETURN = "/b/user/signin/apple/return";
const PAGE = `${SITE_URL}/sign-in/callback/apple`;

let emulator: TestIdentity;
beforeAll(async () => {
  emulator = await startProviders();
});
afterAll(() => emulator.close());

describe.each(databases)("Apple's form post on $name", ({db, reset}: TestDatabase) => {
  beforeEach(reset);

  const open = () => openSocialPage(db, emulator);
  /** Up to the form in the browser's hands. */
  async function goTo(person: string) {
    const page = open();
    const secrets = createSecrets();
    const attempt = await page.start("apple");
    return {...page, ...secrets, ...attempt, ...(await choose(completeAddress(attempt, secrets), person))};
  }

  it("the page gets the state it made and a handle, never the code", async () => {
    const {postForm, fields, state} = await goTo("runner");
    const page = await postForm(RETURN, fields);
    expect([page.origin + page.pathname, page.searchParams.get("state")]).toEqual([PAGE, state]);
    expect(page.href).not.toContain(fields.get("code"));
    expect(JSON.stringify(await db.select().from(one_time))).not.toContain(handleIn(page));
  });

  it("422: what was posted is good for two minutes", async () => {
    const {bring, signIn, advance} = open();
    const ann = await addPerson(db);
    await linkPerson(db, emulator, "apple", "runner", ann.id);
    const proof = await bring("apple", "runner");
    advance(120);
    expect(await refusalOf(await signIn(proof))).toEqual([422, "sign_in_failed"]);
  });

  it.each([
    ["a refusal", {error: "user_cancelled_authorize", state: "s"}, "?state=s&error=user_cancelled_authorize"],
    ["a made-up error", {error: "<script>", state: "a&b=c"}, "?state=a%26b%3Dc&error=server_error"],
    ["nothing", {}, "?state=&error=server_error"],
  ])("%s goes to the page, and nothing made up in it", async (_case, fields, query) => {
    const page = await open().postForm(RETURN, new URLSearchParams({...fields}));
    expect(page.href).toBe(`${PAGE}${query}`);
  });

  it("a name that is none, or too long, is left out", async () => {
    const {fields, postForm, signIn, code_verifier, nonce} = await goTo("stranger");
    fields.set("user", JSON.stringify({name: {firstName: "x".repeat(81), lastName: {}}}));
    const handle = handleIn(await postForm(RETURN, fields));
    const response = await signIn({provider: "apple", handle, code_verifier, nonce});
    const {err} = errorReply.parse(await response.json());
    expect(Object.keys(err.params ?? {}).toSorted()).toEqual(["email", "provider", "signup_ticket"]);
  });

  it("200: GET /b/user/signin/apple takes a code of its own, and is the same sign-in", async () => {
    const ann = await addPerson(db);
    await linkPerson(db, emulator, "apple", "runner", ann.id);
    const {fields, get, code_verifier, nonce, redirect_uri} = await goTo("runner");
    const query = {code: fields.get("code") ?? "", code_verifier, nonce, redirect_uri};
    const response = await get(`/b/user/signin/apple?${new URLSearchParams(query)}`);
    expect([response.status, response.headers.get("referrer-policy")]).toEqual([200, "no-referrer"]);
  });
});
