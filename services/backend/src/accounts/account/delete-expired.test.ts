import {beforeEach, describe, expect, it} from "vitest";
import {addPerson, signInAs} from "../../../test/people.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {one_time} from "../../core/one-time/tables.ts";
import {deleteExpired} from "./delete-expired.ts";
import {account, session, sign_in_attempt} from "./tables.ts";

const databases = await openTestDatabases();
const DAY_S = 24 * 60 * 60;

describe.each(databases)("what accounts forget on $name", ({db, reset}) => {
  beforeEach(reset);
  const count = async () => [
    (await db.select().from(sign_in_attempt)).length,
    (await db.select().from(one_time)).length,
    (await db.select().from(session)).length,
  ];

  it("tries after 30 days, links a while after they ended, sessions 90 days after their end, people never", async () => {
    const app = createTestApp(db);
    const {email} = await addPerson(db);
    const {refresh_token} = await signInAs(app, email);
    await app.post("/b/reset/password", {email});
    await app.post("/b/token/revoke", {refresh_token});
    app.advance(30 * DAY_S);
    await deleteExpired({db, now: app.now});
    const countBefore = await count();
    app.advance(DAY_S);
    await deleteExpired({db, now: app.now});
    const later = await count();
    app.advance(60 * DAY_S);
    await deleteExpired({db, now: app.now});
    expect([countBefore, later, await count()]).toEqual([
      [1, 1, 1],
      [0, 0, 1],
      [0, 0, 0],
    ]);
    expect(await db.select().from(account)).toHaveLength(1);
  });
});
