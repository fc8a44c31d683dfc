import {pino} from "pino";
import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {deleteJobs} from "../../../test/delete-jobs.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {listJobKinds} from "../../server/list-parts.ts";
import {MODULES} from "../../server/modules.ts";
import {withTransaction} from "../db/db.ts";
import {deleteUserJobs} from "./delete-user-jobs.ts";
import {createJobQueue} from "./job-queue.ts";

const JOB_KINDS = listJobKinds(MODULES);
/** What these tests enqueue. The queue's own clock adds jobs of other kinds, some in every minute. */
const ENQUEUED = ["platform-sync", "platform-event", "build-export", "tidy-up"] as const;
const databases = await openTestDatabases();
const [ANN, BEA] = ["usr_aaaaaaaaaaaaaaaaaaaaaaaaaa", "usr_bbbbbbbbbbbbbbbbbbbbbbbbbb"];

describe.each(databases)("a queued job of a user whose account is erased, on $name", ({db, jobStore}) => {
  const queue = createJobQueue({store: jobStore, kinds: JOB_KINDS, logger: pino({level: "silent"})});
  beforeAll(() => queue.start());
  afterAll(() => queue.stop());
  beforeEach(() => deleteJobs(queue.boss));

  const left = async () => {
    const jobs = await Promise.all(ENQUEUED.map((name) => queue.boss.findJobs<object>(name)));
    return jobs.flat().map(({data}) => JSON.stringify(data));
  };
  const forget = (user: string) => withTransaction(db, (tx) => deleteUserJobs(tx, user));

  it("is forgotten wherever it names them: in the payload, the key, or the account it is counted to", async () => {
    const sync = {user_id: ANN, platform: "suunto"};
    await queue.enqueue(db, "platform-sync", sync, {key: `${ANN}|suunto`, account: ANN});
    await queue.enqueue(db, "build-export", {export_id: "exp_1"}, {account: ANN});
    await queue.enqueue(db, "build-export", {export_id: "exp_2"}, {key: ANN});
    await forget(ANN);
    expect(await left()).toEqual([]);
  });

  it("a job is kept when it belongs to another user or to no user", async () => {
    const sync = {user_id: BEA, platform: "suunto"};
    await queue.enqueue(db, "platform-sync", sync, {key: `${BEA}|suunto`, account: BEA});
    await queue.enqueue(db, "build-export", {export_id: "exp_1"}, {account: BEA});
    await queue.enqueue(db, "tidy-up", {});
    const before = await left();
    await forget(ANN);
    expect([before.length, await left()]).toEqual([3, before]);
  });

  it("is forgotten when it is done or given up, too", async () => {
    await queue.enqueue(db, "platform-sync", {user_id: ANN, platform: "a"}, {account: ANN});
    await queue.enqueue(db, "platform-event", {platform: "a", event_id: ANN});
    const [done] = await queue.boss.fetch("platform-sync");
    await queue.boss.complete("platform-sync", done?.id ?? "");
    const [failed] = await queue.boss.fetch("platform-event");
    await queue.boss.fail("platform-event", failed?.id ?? "", {error: "Error"});
    await forget(ANN);
    expect(await left()).toEqual([]);
  });

  it("comes back when the going is rolled back", async () => {
    await queue.enqueue(db, "build-export", {export_id: "exp_1"}, {account: ANN});
    const broken = withTransaction(db, async (tx) => {
      await deleteUserJobs(tx, ANN);
      throw new Error("The power went");
    });
    await expect(broken).rejects.toThrow("power");
    expect(await left()).toHaveLength(1);
  });
});
