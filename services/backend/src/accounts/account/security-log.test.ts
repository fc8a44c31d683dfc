import {beforeEach, describe, expect, it} from "vitest";
import {addPerson, bearer, PASSWORD, signInAs} from "../../../test/people.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {createAudit} from "../../core/audit/audit.ts";
import {audit} from "../../core/audit/tables.ts";

const databases = await openTestDatabases();

describe.each(databases)("what the owner of an account does, in the audit on $name", ({db, reset}) => {
  beforeEach(reset);

  it("is there with its request and a digest of the address, in one unbroken chain, and holds no value", async () => {
    const app = createTestApp(db);
    const ann = await addPerson(db);
    const headers = {
      ...bearer(await signInAs(app, ann.email)),
      "x-request-id": "the-request",
      "x-forwarded-for": "203.0.113.7",
    };
    const me = "/b/api/v1/users/me";
    const change = {password: "ein neuer Weg im Wald", current_password: PASSWORD};
    await app.app.request(`${me}?fields=password`, {
      method: "PUT",
      headers: {...headers, "content-type": "application/json"},
      body: JSON.stringify(change),
    });
    await app.post(`${me}/consents`, {kind: "marketing", granted: true}, headers);
    await app.post(`${me}/sessions/revoke`, {scope: "all"}, headers);
    const rows = await db.select().from(audit).orderBy(audit.seq);
    expect(rows.map(({action}) => action)).toEqual(["password.change", "consent.record", "session.revoke"]);
    for (const row of rows) {
      expect(row).toMatchObject({actor_id: ann.id, target: ann.id, actor_role: "user", before: null});
      expect([row.request_id, row.ip_hash?.length]).toEqual(["the-request", 43]);
    }
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.7|Weg im Wald|ann@/);
    expect(await createAudit({db, now: app.now}).verify()).toBeNull();
  });

  it("what was refused is not there, and many at once keep the chain whole", async () => {
    const app = createTestApp(db);
    const ann = await addPerson(db);
    const headers = bearer(await signInAs(app, ann.email));
    const consents = "/b/api/v1/users/me/consents";
    await app.post(consents, {kind: "marketing"}, headers);
    expect(await db.select().from(audit)).toEqual([]);
    const choose = (granted: boolean) => app.post(consents, {kind: "coach", granted}, headers);
    await Promise.all(Array.from({length: 12}, (_, index) => choose(index % 2 === 0)));
    expect(await db.select().from(audit)).toHaveLength(12);
    expect(await createAudit({db, now: app.now}).verify()).toBeNull();
  });
});
