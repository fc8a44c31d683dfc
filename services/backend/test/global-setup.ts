import {randomBytes} from "node:crypto";
import type {TestProject} from "vitest/node";
import {onServer} from "./test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** What the names of this run's databases on a server begin with. */
    databasePrefix: string;
    /** Whether all tests of a file run, and not only those of some name. */
    isWhole: boolean;
  }
}

export default function setUp({provide, config}: TestProject) {
  const prefix = `gradus_test_${randomBytes(4).toString("hex")}_`;
  provide("databasePrefix", prefix);
  provide("isWhole", config.testNamePattern === undefined);
  return () => dropDatabases(prefix);
}

/** Workers end without notice, so whatever they made is dropped when all of them are gone. */
async function dropDatabases(prefix: string) {
  await onServer(async (client) => {
    const {rows} = await client.query("select datname from pg_database where starts_with(datname, $1)", [
      prefix,
    ]);
    for (const {datname} of rows) await client.query(`drop database "${datname}" with (force)`);
  });
}
