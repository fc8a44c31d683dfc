import {beforeEach, describe, expect, it} from "vitest";
import {runJob} from "../../test/run-job.ts";
import {createTestApp} from "../../test/test-app.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {outbox} from "../core/mail/tables.ts";
import {rate_bucket} from "../core/rate-limit/tables.ts";
import {newsletter} from "../newsletter/tables.ts";
import {platform_event, platform_revocation} from "../training/platforms/tables.ts";

const databases = await openTestDatabases();
const DAY_S = 24 * 60 * 60;

describe.each(databases)("tidying up on $name", ({db, reset}) => {
  beforeEach(reset);

  async function signUp() {
    const test = createTestApp(db);
    await test.post("/canyon/email/subscribe", {list: "news", email: "ann@example.com"});
    await test.dispatcher.idle();
    return test;
  }
  const count = async () => [
    (await db.select().from(newsletter)).length,
    (await db.select().from(outbox)).length,
  ];

  it("deletes an unconfirmed sign-up, and its e-mail, after thirty days", async () => {
    const {advance, deps} = await signUp();
    advance(30 * DAY_S - 1);
    await runJob(deps, "tidy-up");
    expect(await count()).toEqual([1, 1]);
    advance(DAY_S);
    await runJob(deps, "tidy-up");
    expect([await count(), await db.select().from(rate_bucket)]).toEqual([[0, 0], []]);
  });

  it("deletes events from platforms after thirty days, and tokens that platforms failed to revoke after one day", async () => {
    const {advance, deps, now} = createTestApp(db);
    const body = {type: "activity.created", external_id: "a"};
    await db.insert(platform_event).values({platform: "suunto", event_id: "evt_1", body, received_at: now()});
    const rest = {user_id: "usr_ann", platform: "suunto", tokens_enc: "sealed", created_at: now()};
    await db.insert(platform_revocation).values({id: "rev_1", ...rest});
    const left = async () => [
      (await db.select().from(platform_event)).length,
      (await db.select().from(platform_revocation)).length,
    ];
    advance(DAY_S);
    await runJob(deps, "tidy-up");
    expect(await left()).toEqual([1, 1]);
    advance(1);
    await runJob(deps, "tidy-up");
    expect(await left()).toEqual([1, 0]);
    advance(29 * DAY_S);
    await runJob(deps, "tidy-up");
    expect(await left()).toEqual([0, 0]);
  });

  it("keeps subscribers and those who unsubscribed", async () => {
    const {advance, deps} = await signUp();
    await db.update(newsletter).set({status: "unsubscribed"});
    advance(365 * DAY_S);
    await runJob(deps, "tidy-up");
    expect(await count()).toEqual([1, 0]);
  });
});
