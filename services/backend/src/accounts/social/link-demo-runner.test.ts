import {beforeEach, describe, expect, it} from "vitest";
import {openTestDatabases} from "../../../test/test-databases.ts";
import {createPasswordHasher} from "../../core/crypto/password-hasher.ts";
import {seedPermissionGroups} from "../account/permission-groups.ts";
import {identity} from "../account/tables.ts";
import {seedDemoPeople} from "../demo/seed-demo.ts";
import {linkDemoRunner} from "./link-demo-runner.ts";

const databases = await openTestDatabases();
const passwords = createPasswordHasher({memoryCost: 64, timeCost: 1, parallelism: 1});
const now = () => new Date("2026-03-01T12:00:00Z");

describe.each(databases)("the demo runner on $name", ({db, reset}) => {
  beforeEach(reset);

  it("is linked to the fake identity provider at its current address, once for each enabled provider", async () => {
    await seedPermissionGroups(db);
    await seedDemoPeople({db, now, passwords}, {NODE_ENV: "test", DATABASE_URL: undefined});
    const at = (port: number) => ({
      google: {issuer: `http://127.0.0.1:${port}/google`, id: "id", secret: "s"},
    });
    for (const port of [4300, 4300, 4400]) await linkDemoRunner(db, at(port), now);
    expect(await db.select().from(identity)).toMatchObject([
      {issuer: "http://127.0.0.1:4400/google", subject: "google-runner", provider: "google"},
    ]);
  });
});
