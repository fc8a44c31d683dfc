import {sql} from "drizzle-orm";
import {pino} from "pino";
import {beforeEach, describe, expect, it} from "vitest";
import {openTestDatabases} from "../../test/test-databases.ts";
import {createAudit} from "../core/audit/audit.ts";
import {createKeyRing} from "../core/crypto/key-ring.ts";
import {createSecret} from "../core/crypto/secret.ts";
import {withTransaction} from "../core/db/db.ts";
import {createPictureStore} from "../core/storage/picture-store.ts";
import {createPrivateFiles} from "../core/storage/private-files.ts";
import {createOutgoing} from "../training/integrations/outgoing/outgoing-client.ts";
import {createPlatforms} from "../training/integrations/platforms.ts";
import {createJobHandlers} from "./job-handlers.ts";

const databases = await openTestDatabases();
const now = () => new Date("2026-11-21T10:00:00Z");
const nowhere = createOutgoing({hosts: new Set(), allowPrivate: false});
const job = {signal: AbortSignal.any([])};

describe.each(databases)("the jobs of the audit on $name", ({db, reset}) => {
  const lines: string[] = [];
  const logger = pino({level: "info"}, {write: (line) => lines.push(line)});
  const kek = createKeyRing(["wraps the keys, in tests"]);
  const files = createPrivateFiles({folder: "", keys: kek});
  const handlers = createJobHandlers({
    ...{db, now, kek, logger, files, pictures: createPictureStore("")},
    secret: createSecret("test-key"),
    platforms: createPlatforms({}, nowhere),
    enqueue: async () => {},
    wakeMail: () => {},
  });

  beforeEach(async () => {
    await reset();
    const who = {actor_id: "usr_admin", actor_role: "admin", request_id: null, ip_hash: null};
    await withTransaction(db, (tx) =>
      createAudit({db, now}).append(tx, {...who, action: "user.lock", target: "usr_a"}),
    );
  });

  it("the head is put where a database administrator cannot change it: into the log", async () => {
    await handlers["audit-head"]({}, job);
    expect(lines.join("")).toContain((await createAudit({db, now}).head())?.hash);
  });

  it("the nightly check fails, and so is seen, when an entry was changed", async () => {
    await handlers["audit-verify"]({}, job);
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`update audit set actor_id = 'usr_x'`);
    });
    await expect(handlers["audit-verify"]({}, job)).rejects.toThrow("Entry 1 was changed");
  });
});
