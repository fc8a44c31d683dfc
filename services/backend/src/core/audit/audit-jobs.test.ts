import {sql} from "drizzle-orm";
import {pino} from "pino";
import {beforeEach, describe, expect, it} from "vitest";
import {runJob} from "../../../test/run-job.ts";
import {createTestApp} from "../../../test/test-app.ts";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {withTransaction} from "../db/db.ts";
import {createAudit} from "./audit.ts";

const databases = await openTestDatabases();

describe.each(databases)("the jobs of the audit on $name", ({db, reset}) => {
  const lines: string[] = [];
  const logger = pino({level: "info"}, {write: (line) => lines.push(line)});
  const {deps} = createTestApp(db, {logger});
  const {now} = deps;

  beforeEach(async () => {
    await reset();
    const actor = {actor_id: "usr_admin", actor_role: "admin", request_id: null, ip_hash: null};
    await withTransaction(db, (tx) =>
      createAudit({db, now}).append(tx, {...actor, action: "user.lock", target: "usr_a"}),
    );
  });

  it("the head is put where a database administrator cannot change it: into the log", async () => {
    await runJob(deps, "audit-head");
    expect(lines.join("")).toContain((await createAudit({db, now}).head())?.hash);
  });

  it("the nightly check fails, and so is seen, when an entry was changed", async () => {
    await runJob(deps, "audit-verify");
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update audit set actor_id = 'usr_x'`);
    });
    await expect(runJob(deps, "audit-verify")).rejects.toThrow("Entry 1 was changed");
  });
});
