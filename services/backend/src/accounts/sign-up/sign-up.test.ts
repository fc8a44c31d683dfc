import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {bearer} from "../../../test/people.ts";
import {privacy, SIGN_UP, startSignUpStack} from "../../../test/sign-up.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {availableReply, consentList, user} from "../../contract/accounts.ts";
import {errorReply} from "../../contract/errors.ts";
import {session} from "../../contract/session.ts";
import {audit} from "../../core/audit/tables.ts";
import {outbox} from "../../core/mail/tables.ts";
import {one_time} from "../../core/one-time/tables.ts";
import {rate_bucket} from "../../core/rate-limit/tables.ts";
import {agreement, agreement_document} from "../../legal/agreements/tables.ts";
import * as tables from "../account/tables.ts";

const databases = await openTestDatabases();
const MADE = [...Object.values(tables), agreement, agreement_document, outbox, rate_bucket];
type Stack = Awaited<ReturnType<typeof startSignUpStack>>;

describe.each(databases)("POST /b/users on $name", ({db, reset, empty}) => {
  let stack: Stack;
  beforeAll(async () => {
    await reset();
    stack = await startSignUpStack(db);
  });
  beforeEach(async () => {
    stack.setTime("2026-11-21T10:00:00Z");
    await empty(MADE);
  });
  afterAll(() => stack.close());

  const signUp = (changes: object = {}, headers: Record<string, string> = {}) =>
    stack.post("/b/users", {...SIGN_UP, ...changes}, headers);
  const signedUp = async (changes: object = {}, headers: Record<string, string> = {}) =>
    z.object({data: session}).parse(await (await signUp(changes, headers)).json()).data;
  const refused = async (response: Response) => {
    const {err} = errorReply.parse(await response.json());
    return {status: response.status, code: err.code, fields: err.field_errors};
  };
  const count = async () => (await db.select().from(tables.account)).length;

  it("201: an account with everything that belongs to it, and a session", async () => {
    const created = await signedUp();
    expect(created.user).toEqual({
      id: created.user_id,
      user_name: "Lea.Lauf",
      first_name: "Lea",
      email: "lea@example.com",
      email_verified: false,
      locale: "de",
      region: "de",
      roles: [],
    });
    const response = await stack.get("/b/api/v1/users/me", bearer(created));
    expect(z.object({data: user}).parse(await response.json()).data).toMatchObject({
      id: created.user_id,
      last_name: "Müller-O’Neill",
      date_of_birth: "2000-02-29",
      height_cm: 168.5,
      goal_race: SIGN_UP.goal_race,
      timezone: "Europe/Berlin",
      has_password: true,
      identities: [],
      preferences: {distance_unit: "km", weight_unit: "kg", week_start: "monday", mail: {news: false}},
    });
    expect(await db.select().from(tables.athlete_measure)).toHaveLength(2);
    const consents = await stack.get("/b/api/v1/users/me/consents", bearer(created));
    expect(z.object({data: consentList}).parse(await consents.json()).data).toMatchObject({
      agreements: [{context: "signup", user: created.user_id, documents: [privacy()]}],
      consents: [],
    });
  });

  it("a mail with a code goes to the address, in the language of the page", async () => {
    await signedUp();
    await stack.dispatcher.idle();
    const mail = stack.sent.at(-1);
    expect([mail?.to, mail?.subject]).toEqual([
      "lea@example.com",
      expect.stringMatching(/^\d{6} ist dein Code/),
    ]);
    const storedText = JSON.stringify([await db.select().from(outbox), await db.select().from(one_time)]);
    expect(storedText).not.toContain(mail?.subject.slice(0, 6));
  });

  it("news are only for users who opted in: the choice is stored with the time it was made", async () => {
    const created = await signedUp({marketing_opt_in: true});
    const consents = await stack.get(`/b/api/v1/users/${created.user_id}/consents`, bearer(created));
    expect(z.object({data: consentList}).parse(await consents.json()).data.consents).toMatchObject([
      {kind: "marketing", granted: true, at: "2026-11-21T10:00:00.000Z"},
    ]);
  });

  it.each([
    ["no password", {password: undefined}, {password: "password_required"}],
    ["a password of seven letters", {password: "siebenx"}, {password: "too_short"}],
    ["a password of 129", {password: "ä".repeat(129)}, {password: "too_long"}],
    ["a password many have", {password: "Password1"}, {password: "too_common"}],
    ["the user name as password", {password: "lea.lauf"}, {password: "too_common"}],
    ["no address", {email: " "}, {email: "email_required"}],
    ["no address at all", {email: undefined}, {email: "email_required"}],
    ["an address that is two", {email: "a@example.com,b@example.com"}, {email: "email_invalid"}],
    ["an address with a header", {email: "a@example.com\nBcc: b@example.com"}, {email: "email_invalid"}],
    ["a user name of two letters", {user_name: "ab"}, {user_name: "too_short"}],
    ["a user name of 31", {user_name: "a".repeat(31)}, {user_name: "too_long"}],
    ["a user name that ends with a dot", {user_name: "abc."}, {user_name: "unknown_value"}],
    ["a user name of look-alike letters", {user_name: "аnn"}, {user_name: "unknown_value"}],
    ["an empty first name", {first_name: "  "}, {first_name: "required"}],
    ["a name of 81", {last_name: "x".repeat(81)}, {last_name: "too_long"}],
    ["a name with a line break", {last_name: "a\r\nb"}, {last_name: "unknown_value"}],
    ["a name that turns the page around", {first_name: "a\u202Eb"}, {first_name: "unknown_value"}],
    ["no such zone", {timezone: "Mars/Base"}, {timezone: "unknown_value"}],
    ["an offset for a zone", {timezone: "+02:00"}, {timezone: "unknown_value"}],
    ["another unit", {distance_unit: "furlong"}, {distance_unit: "unknown_value"}],
    ["30 February", {date_of_birth: {day: 30, month: 2, year: 2000}}, {date_of_birth: "not_a_date"}],
    [
      "29 February of no leap year",
      {date_of_birth: {day: 29, month: 2, year: 2001}},
      {date_of_birth: "not_a_date"},
    ],
    ["sixteen tomorrow", {date_of_birth: {day: 22, month: 11, year: 2010}}, {date_of_birth: "too_young"}],
    ["not born yet", {date_of_birth: {day: 1, month: 1, year: 2027}}, {date_of_birth: "out_of_range"}],
    ["111 years", {date_of_birth: {day: 1, month: 1, year: 1915}}, {date_of_birth: "out_of_range"}],
    ["no number for a height", {height_cm: "170"}, {height_cm: "not_a_number"}],
    ["a height below", {height_cm: 89.9}, {height_cm: "out_of_range"}],
    ["a weight above", {weight_kg: 250.1}, {weight_kg: "out_of_range"}],
    ["two decimals", {weight_kg: 60.25}, {weight_kg: "out_of_range"}],
    ["a race today", {goal_race: {kind: "10k", date: "2026-11-21"}}, {"goal_race.date": "out_of_range"}],
    [
      "a race in four years",
      {goal_race: {kind: "10k", date: "2029-11-22"}},
      {"goal_race.date": "out_of_range"},
    ],
    ["a race on no day", {goal_race: {kind: "10k", date: "2027-02-30"}}, {"goal_race.date": "not_a_date"}],
    ["a region that does not speak it", {locale: "fr"}, {region: "unknown_value", locale: "unknown_value"}],
    ["rights", {roles: ["admin"]}, {roles: "unknown_field"}],
    [
      "a column",
      {email_verified_at: "2026-01-01", is_demo: true},
      {email_verified_at: "unknown_field", is_demo: "unknown_field"},
    ],
    [
      "another policy than privacy",
      {privacy_agreement: {...privacy(), kind: "terms", accepted: true}},
      {"privacy_agreement.kind": "unknown_value"},
    ],
  ])("400 and nothing is written: %s", async (_case, changes, fields) => {
    expect(await refused(await signUp(changes))).toEqual({status: 400, code: "invalid", fields});
    expect([await count(), (await db.select().from(outbox)).length]).toEqual([0, 0]);
  });

  it.each([
    ["eight letters of a password", {password: "regnet 8"}],
    ["128 letters", {password: "ä".repeat(128)}],
    ["three letters of a name", {user_name: "a-b"}],
    ["thirty", {user_name: "a".repeat(30)}],
    ["one letter", {first_name: "李"}],
    ["sixteen today", {date_of_birth: {day: 21, month: 11, year: 2010}}],
    ["the lowest height and weight", {height_cm: 90, weight_kg: 25}],
    ["the highest", {height_cm: 250, weight_kg: 250}],
    ["a race three years ahead", {goal_race: {kind: "marathon", date: "2029-11-21"}}],
    ["no race", {goal_race: {kind: "none"}}],
  ])("201: %s", async (_case, changes) => {
    expect((await signUp(changes)).status).toBe(201);
  });

  it("an age of thirteen is accepted where the law allows it", async () => {
    const abroad = {region: "us", locale: "en", privacy_agreement: {...privacy("en"), accepted: true}};
    const born = {date_of_birth: {day: 21, month: 11, year: 2013}};
    expect((await signUp({...abroad, ...born, timezone: "Asia/Tokyo"})).status).toBe(201);
  });

  it("422: no agreement, or one that was not given", async () => {
    const expected = {status: 422, code: "privacy_required", fields: undefined};
    expect(await refused(await signUp({privacy_agreement: undefined}))).toEqual(expected);
    expect(await refused(await signUp({privacy_agreement: {...privacy(), accepted: false}}))).toEqual(
      expected,
    );
    expect(await count()).toBe(0);
  });

  it("409: words of before, and the answer names those of today", async () => {
    const old = {...privacy("de", "legal-privacy-base-20260201"), accepted: true};
    const response = await signUp({privacy_agreement: old});
    const {err} = errorReply.parse(await response.json());
    expect([response.status, err.code, err.current]).toEqual([409, "version_changed", [privacy()]]);
    expect(await count()).toBe(0);
  });

  it("409: another account has the address or the user name, in any spelling", async () => {
    await signedUp();
    expect(await refused(await signUp({email: "LEA@Example.com", user_name: "other"}))).toMatchObject({
      status: 409,
      code: "account_exists",
    });
    expect(await refused(await signUp({email: "other@example.com", user_name: "lea.lauf"}))).toMatchObject({
      status: 409,
      code: "user_name_taken",
    });
    expect(await refused(await signUp({email: "third@example.com", user_name: "Admin"}))).toMatchObject({
      code: "user_name_taken",
    });
    expect([await count(), (await db.select().from(outbox)).length]).toEqual([1, 1]);
  });

  it("a user who accepted earlier documents must accept again, and no longer once the current ones are accepted", async () => {
    stack.setTime("2026-08-20T10:00:00Z");
    const before = {...privacy("de", "legal-privacy-base-20260201"), accepted: true};
    const created = await signedUp({privacy_agreement: before});
    expect(created.user.must_accept).toBeUndefined();
    stack.setTime("2026-11-21T10:00:00Z");
    const signIn = async () => {
      const {email, password} = SIGN_UP;
      const response = await stack.post("/b/email/signin", {email, password});
      return z.object({data: session}).parse(await response.json()).data;
    };
    const again = await signIn();
    expect(again.user.must_accept).toEqual([privacy()]);
    const waiting = async () => {
      const response = await stack.get("/b/api/v1/users/me/consents", bearer(again));
      return z.object({data: consentList}).parse(await response.json()).data.must_accept;
    };
    expect(await waiting()).toEqual([privacy()]);
    const agreed = {kind: "documents", documents: again.user.must_accept};
    expect((await stack.post("/b/api/v1/users/me/consents", agreed, bearer(again))).status).toBe(201);
    expect(await waiting()).toEqual([]);
    const recorded = await db.select({action: audit.action}).from(audit).orderBy(audit.seq);
    expect(recorded.at(-1)).toEqual({action: "consent.record"});
    expect((await signIn()).user.must_accept).toBeUndefined();
  });

  it("of many at once with one address or one name, one gets the account", async () => {
    const sameName = await Promise.all(
      Array.from({length: 5}, (_, n) => signUp({email: `a${n}@example.com`})),
    );
    expect(sameName.map(({status}) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await count()).toBe(1);
    await empty(MADE);
    const sameAddress = await Promise.all([1, 2, 3].map((n) => signUp({user_name: `runner-${n}`})));
    expect(sameAddress.map(({status}) => status).sort()).toEqual([201, 409, 409]);
  });

  it("201 again: after a lost answer, a repeat with the same key returns a working session", async () => {
    const key = {"idempotency-key": "a-key-of-sixteen-or-more"};
    const first = await signedUp({}, key);
    const second = await signedUp({}, key);
    expect([second.user_id, await count()]).toEqual([first.user_id, 1]);
    expect((await stack.get("/b/api/v1/users/me", bearer(second))).status).toBe(200);
    const guess = await signUp({password: "ein anderes Passwort"}, key);
    expect(await refused(guess)).toMatchObject({status: 409, code: "account_exists"});
  });

  it("429: more than three for one address in an hour, or five of one network", async () => {
    const statuses = [];
    for (let call = 0; call < 4; call++) statuses.push((await signUp({password: "short"})).status);
    expect(statuses).toEqual([400, 400, 400, 400]);
    for (let call = 0; call < 3; call++) await signUp({privacy_agreement: undefined});
    expect(await refused(await signUp())).toMatchObject({status: 429});
    const network = {"x-forwarded-for": "203.0.113.7"};
    for (let call = 0; call < 5; call++)
      await signUp({email: `x${call}@example.com`, privacy_agreement: undefined}, network);
    expect(await refused(await signUp({email: "y@example.com"}, network))).toMatchObject({status: 429});
  });

  it("GET /b/users/available: reports whether a name is free", async () => {
    await signedUp();
    const ask = async (name: string) => {
      const response = await stack.get(`/b/users/available?user_name=${name}`);
      return z.object({data: availableReply}).parse(await response.json()).data.available;
    };
    expect([await ask("someone"), await ask("LEA.LAUF"), await ask("admin")]).toEqual([true, false, false]);
    expect(await refused(await stack.get("/b/users/available?user_name=a"))).toMatchObject({
      status: 400,
      fields: {user_name: "too_short"},
    });
  });
});
