import {eq} from "drizzle-orm";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {addPerson, bearer, CLIENT_ID, PASSWORD, signInAs} from "../../../test/people.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {consentList, securityLog, user} from "../../contract/accounts.ts";
import {errorReply} from "../../contract/errors.ts";
import {sessionList} from "../../contract/session.ts";
import {account, athlete_measure} from "../account/tables.ts";

const databases = await openTestDatabases();
const NEW_PASSWORD = "ein neuer Weg im Wald";

describe.each(databases)("an account on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const app = createTestApp(db);
    const person = await addPerson(db);
    const signedIn = await signInAs(app, person.email);
    const headers: Record<string, string> = {...bearer(signedIn), "content-type": "application/json"};
    const send = (method: string, query: string, body: unknown, more: Record<string, string> = {}) =>
      app.app.request(`/b/api/v1/users/me${query}`, {
        method,
        headers: {...headers, ...more},
        body: JSON.stringify(body),
      });
    return {
      app,
      person,
      signedIn,
      headers,
      put: (fields: string, body: unknown, more = {}) => send("PUT", `?fields=${fields}`, body, more),
      patch: (body: unknown, more = {}) => send("PATCH", "", body, more),
      send,
      read: async () =>
        z.object({data: user}).parse(await (await app.get("/b/api/v1/users/me", headers)).json()).data,
    };
  }
  const refused = async (response: Response) => {
    const {err} = errorReply.parse(await response.json());
    return {status: response.status, code: err.code, fields: err.field_errors, params: err.params};
  };

  it("200: its owner sees all of it but the secrets", async () => {
    const {app, person, headers} = await start();
    const response = await app.get(`/b/api/v1/users/${person.id}`, headers);
    const body = await response.text();
    expect([response.status, response.headers.get("etag"), response.headers.get("cache-control")]).toEqual([
      200,
      '"1"',
      "private, no-store",
    ]);
    expect(z.object({data: z.strictObject(user.shape)}).parse(JSON.parse(body)).data.id).toBe(person.id);
    expect(body).not.toMatch(/argon2|token_version|password_hash|is_demo/);
  });

  it("PUT replaces the listed fields, all or none", async () => {
    const {put, read} = await start();
    const response = await put("first_name,preferences.distance_unit,preferences.mail.training,bib_color", {
      first_name: "Anna",
      "preferences.distance_unit": "mi",
      "preferences.mail.training": false,
      bib_color: null,
    });
    expect(response.status).toBe(200);
    expect(await read()).toMatchObject({
      first_name: "Anna",
      last_name: "Weber",
      bib_color: null,
      version: 2,
      preferences: {distance_unit: "mi", temperature_unit: "c", mail: {training: false, product: true}},
    });
    const half = await put("first_name,date_of_birth", {first_name: "Xenia", date_of_birth: "2020-01-01"});
    expect(await refused(half)).toMatchObject({status: 400, fields: {date_of_birth: "too_young"}});
    expect((await read()).first_name).toBe("Anna");
  });

  it.each([
    ["", {first_name: "A"}, {fields: "required"}],
    ["first_name", {}, {first_name: "required"}],
    ["first_name", {first_name: "A", last_name: "B"}, {last_name: "unknown_field"}],
    ["first_name", {first_name: ""}, {first_name: "required"}],
    ["first_name", {first_name: null}, {first_name: "unknown_value"}],
    ["id", {id: "usr_other"}, {id: "read_only"}],
    ["roles", {roles: ["admin"]}, {roles: "read_only"}],
    ["email_verified", {email_verified: true}, {email_verified: "read_only"}],
    ["state", {state: "active"}, {state: "unknown_field"}],
    ["constructor", {first_name: "A"}, {constructor: "unknown_field", first_name: "unknown_field"}],
    ["preferences", {preferences: {distance_unit: "mi"}}, {preferences: "unknown_field"}],
    [
      "preferences.distance_unit",
      {"preferences.distance_unit": "ell"},
      {"preferences.distance_unit": "unknown_value"},
    ],
    ["preferences.other", {"preferences.other": 1}, {"preferences.other": "unknown_field"}],
    ["password,first_name", {password: NEW_PASSWORD, first_name: "A"}, {password: "unknown_field"}],
    ["password", {password: NEW_PASSWORD, first_name: "A"}, {first_name: "unknown_field"}],
    ["password", {}, {password: "password_required"}],
    ["email,first_name", {email: "a@example.com", first_name: "A"}, {first_name: "unknown_field"}],
    ["weight_kg", {weight_kg: "60"}, {weight_kg: "not_a_number"}],
    ["region,locale", {region: "us", locale: "de"}, {region: "unknown_value", locale: "unknown_value"}],
    ["region", {region: "us"}, {region: "unknown_value", locale: "unknown_value"}],
    ["timezone", {timezone: "Mars/Base"}, {timezone: "unknown_value"}],
    ["bib_color", {bib_color: "red;x"}, {bib_color: "unknown_value"}],
  ])("400: fields=%s with %j", async (fields, body, expected) => {
    const {put, read} = await start();
    const answer = await refused(await put(fields, body));
    expect([answer.status, answer.code]).toEqual([400, "invalid"]);
    expect(Object.entries(answer.fields ?? {})).toEqual(expect.arrayContaining(Object.entries(expected)));
    expect((await read()).version).toBe(1);
  });

  it("PATCH changes the given fields, and rejects fields that no user may set", async () => {
    const {patch, read} = await start();
    expect((await patch({weight_kg: 60.5, goal_race: {kind: "10k", date: "2026-09-01"}})).status).toBe(200);
    expect(await read()).toMatchObject({weight_kg: 60.5, height_cm: 171.5, goal_race: {kind: "10k"}});
    expect((await patch({goal_race: null})).status).toBe(200);
    expect((await read()).goal_race).toEqual({kind: "none"});
    expect(await refused(await patch({roles: ["admin"], is_demo: true}))).toMatchObject({
      fields: {roles: "read_only", is_demo: "unknown_field"},
    });
    expect(await refused(await patch({password: NEW_PASSWORD}))).toMatchObject({
      fields: {password: "unknown_field"},
    });
  });

  it("weight and height keep their history by day", async () => {
    const {app, headers, patch} = await start();
    await patch({weight_kg: 60});
    await patch({weight_kg: 60.5});
    app.advance(24 * 60 * 60);
    Object.assign(headers, bearer(await signInAs(app, "ann@example.com")));
    await patch({weight_kg: 61, height_cm: 172});
    const rows = await db.select().from(athlete_measure);
    expect(rows.map(({kind, on_date, value}) => `${on_date} ${kind} ${value}`).sort()).toEqual([
      "2026-03-01 weight 60.5",
      "2026-03-02 height 172",
      "2026-03-02 weight 61",
    ]);
  });

  it("heart rates may be unknown, rise from resting to maximum, and are cleared by null", async () => {
    const {patch, read} = await start();
    const none = {resting_heart_rate: null, threshold_heart_rate: null, maximum_heart_rate: null};
    expect(await read()).toMatchObject(none);
    const rates = {resting_heart_rate: 48, threshold_heart_rate: 168, maximum_heart_rate: 188};
    expect((await patch(rates)).status).toBe(200);
    const wrong: [object, object][] = [
      [{threshold_heart_rate: 188}, {maximum_heart_rate: "unknown_value"}],
      [{resting_heart_rate: 85, threshold_heart_rate: 80}, {threshold_heart_rate: "unknown_value"}],
      [
        {resting_heart_rate: 105, threshold_heart_rate: null, maximum_heart_rate: 101},
        {maximum_heart_rate: "unknown_value"},
      ],
      [{resting_heart_rate: 24}, {resting_heart_rate: "out_of_range"}],
      [{maximum_heart_rate: 180.5}, {maximum_heart_rate: "out_of_range"}],
    ];
    for (const [body, field_errors] of wrong) {
      const reply = await patch(body);
      expect([reply.status, errorReply.parse(await reply.json()).err]).toMatchObject([400, {field_errors}]);
    }
    expect(await read()).toMatchObject(rates);
    expect((await patch({threshold_heart_rate: null})).status).toBe(200);
    expect(await read()).toMatchObject({...rates, threshold_heart_rate: null});
  });

  it("409: of two simultaneous saves, the second is rejected and gets the current version", async () => {
    const {patch} = await start();
    expect((await patch({first_name: "One"}, {"if-match": '"1"'})).status).toBe(200);
    expect(await refused(await patch({first_name: "Two"}, {"if-match": '"1"'}))).toMatchObject({
      status: 409,
      code: "conflict",
      params: {current: 2},
    });
    const both = await Promise.all(["A", "B"].map((name) => patch({first_name: name}, {"if-match": '"2"'})));
    expect(both.map(({status}) => status).sort()).toEqual([200, 409]);
  });

  it("409: a user name that another user has, or that no user may have", async () => {
    const {patch, read} = await start();
    await addPerson(db, {name: "bob"});
    expect(await refused(await patch({user_name: "BOB"}))).toMatchObject({
      status: 409,
      code: "user_name_taken",
    });
    expect(await refused(await patch({user_name: "Admin"}))).toMatchObject({code: "user_name_taken"});
    expect((await patch({user_name: "ANN"})).status).toBe(200);
    expect((await read()).user_name).toBe("ANN");
  });

  describe("its password", () => {
    const signIn = async (app: ReturnType<typeof createTestApp>, password: string) =>
      (await app.post("/b/email/signin", {email: "ann@example.com", password})).status;

    it("is set by a user who has just signed in; other devices are signed out and the owner is notified", async () => {
      const {app, put, read} = await start();
      const other = await signInAs(app, "ann@example.com", "web_ffffffffffffffff");
      expect((await put("password", {password: NEW_PASSWORD})).status).toBe(200);
      expect((await app.get("/b/api/v1/users/me", bearer(other))).status).toBe(401);
      expect((await read()).has_password).toBe(true);
      expect([await signIn(app, PASSWORD), await signIn(app, NEW_PASSWORD)]).toEqual([422, 200]);
      app.dispatcher.wake();
      await app.dispatcher.idle();
      expect(app.sent.map(({subject}) => subject)).toContainEqual(expect.stringContaining("wurde geändert"));
    });

    it("needs the current one five minutes later", async () => {
      const {app, put} = await start();
      app.advance(5 * 60);
      expect(await refused(await put("password", {password: NEW_PASSWORD}))).toMatchObject({
        fields: {current_password: "password_required"},
      });
      const wrong = {password: NEW_PASSWORD, current_password: "wrong"};
      expect(await refused(await put("password", wrong))).toMatchObject({
        status: 422,
        code: "wrong_password",
      });
      expect((await put("password", {password: NEW_PASSWORD, current_password: PASSWORD})).status).toBe(200);
    });

    it("is hashed here: a hash that is sent is a password like any other", async () => {
      const {app, put} = await start();
      const sent = "$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQ$AAAAAAAAAAAAAAAAAAAAAA";
      expect((await put("password_hash", {password: sent})).status).toBe(200);
      const [row] = await db.select().from(account).where(eq(account.user_name, "ann"));
      expect(row?.password_hash).not.toBe(sent);
      expect(await signIn(app, sent)).toBe(200);
    });

    it.each([
      ["short", "too_short"],
      ["password1", "too_common"],
      ["", "password_required"],
    ])("400: %j", async (password, code) => {
      const {put} = await start();
      expect(await refused(await put("password", {password}))).toMatchObject({fields: {password: code}});
    });

    it("429: a stolen session cannot guess it", async () => {
      const {put} = await start();
      const guess = {password: NEW_PASSWORD, current_password: "guess"};
      for (let call = 0; call < 10; call++) await put("password", guess);
      expect((await refused(await put("password", guess))).code).toBe("rate_limited");
    });
  });

  describe("its sessions", () => {
    it("are listed with what names them, and ended one by one, all others, or all", async () => {
      const {app, headers, read, signedIn} = await start();
      const others = [];
      for (const device of [1, 2, 3]) {
        app.advance(60);
        others.push(await signInAs(app, "ann@example.com", `ios_000000000000000${device}`));
      }
      const list = async () => {
        const response = await app.get("/b/api/v1/users/me/sessions", headers);
        return z.object({data: sessionList}).parse(await response.json()).data.items;
      };
      const revoke = async (body: object) => {
        const response = await app.post("/b/api/v1/users/me/sessions/revoke", body, headers);
        return [response.status, Object(await response.json()).data?.ended];
      };
      const items = await list();
      expect(items.map(({client, current}) => [client.kind, current])).toEqual([
        ["ios", false],
        ["ios", false],
        ["ios", false],
        ["web", true],
      ]);
      expect(JSON.stringify(items)).not.toMatch(/seed|rt1\./);
      expect(await revoke({scope: "one", session_id: items[0]?.id})).toEqual([200, 1]);
      expect(await revoke({scope: "one", session_id: items[0]?.id})).toEqual([404, undefined]);
      expect(await revoke({scope: "others"})).toEqual([200, 2]);
      expect((await read()).id).toBe(signedIn.user_id);
      expect((await app.get("/b/api/v1/users/me", bearer(others[0] ?? signedIn))).status).toBe(401);
      expect(await revoke({scope: "all"})).toEqual([200, 1]);
      expect((await app.get("/b/api/v1/users/me", headers)).status).toBe(401);
    });

    it("404: another user's session is answered like a missing one", async () => {
      const {app, headers} = await start();
      await addPerson(db, {name: "bob"});
      const bobSession = await signInAs(app, "bob@example.com");
      const sessionsReply = await app.get("/b/api/v1/users/me/sessions", bearer(bobSession));
      const [{id} = {id: ""}] = z.object({data: sessionList}).parse(await sessionsReply.json()).data.items;
      const revoke = (session_id: string) =>
        app.post(
          "/b/api/v1/users/me/sessions/revoke",
          {scope: "one", session_id},
          {...headers, "x-request-id": "same"},
        );
      const [foreign, missing] = [await revoke(id), await revoke("ses_none")];
      expect([foreign.status, await foreign.text()]).toEqual([404, await missing.text()]);
      expect((await app.get("/b/api/v1/users/me", bearer(bobSession))).status).toBe(200);
    });
  });

  it("the security log reports what happened, to its owner only", async () => {
    const {app, headers, put} = await start();
    app.advance(1);
    await app.post(
      "/b/email/signin",
      {email: "ann@example.com", password: "wrong"},
      {"x-client-id": CLIENT_ID},
    );
    app.advance(1);
    await put("password", {password: NEW_PASSWORD});
    const response = await app.get("/b/api/v1/users/me/security-log", headers);
    const {items} = z.object({data: securityLog}).parse(await response.json()).data;
    expect(items.map(({event, by}) => [event, by])).toEqual([
      ["password.change", "self"],
      ["sign_in_failed", "self"],
      ["sign_in", "self"],
    ]);
  });

  it("consents are stored in addition to earlier ones, and the e-mail setting they concern follows", async () => {
    const {app, headers, read, patch} = await start();
    const choose = (body: object) => app.post("/b/api/v1/users/me/consents", body, headers);
    expect((await choose({kind: "marketing", granted: true})).status).toBe(201);
    expect((await read()).preferences.mail.news).toBe(true);
    app.advance(1);
    await patch({"preferences.mail.news": false});
    const response = await app.get("/b/api/v1/users/me/consents", headers);
    const {consents} = z.object({data: consentList}).parse(await response.json()).data;
    expect(consents.map(({kind, granted}) => [kind, granted])).toEqual([
      ["marketing", false],
      ["marketing", true],
    ]);
    expect(await refused(await choose({kind: "everything", granted: true}))).toMatchObject({status: 400});
  });

  it("403: an account that waits to be deleted may be read and left, and not changed", async () => {
    const {app, person, headers, patch, read} = await start();
    await db.update(account).set({state: "deleting"}).where(eq(account.id, person.id));
    expect((await read()).id).toBe(person.id);
    expect(await refused(await patch({first_name: "A"}))).toMatchObject({status: 403, code: "forbidden"});
    expect((await app.post("/b/api/v1/users/me/sessions/revoke", {scope: "all"}, headers)).status).toBe(200);
  });
});
