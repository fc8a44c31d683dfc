import {pino} from "pino";
import {beforeEach, describe, expect, it} from "vitest";
import {WRAPPING_SECRET} from "../../../../test/forged-token.ts";
import {createObjectMemory} from "../../../../test/object-memory.ts";
import {NO_PLATFORMS, replyWith, scriptPlatform} from "../../../../test/scripted-platform.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {createKeyRing} from "../../../core/crypto/key-ring.ts";
import {sealTokens} from "../link/link-tokens.ts";
import type {Platforms} from "../platforms.ts";
import {platform_revocation} from "../tables.ts";
import {revokeTokens} from "./revoke-tokens.ts";

const databases = await openTestDatabases();
const REMOVED_AT = new Date("2026-03-01T12:00:00Z");
const HOUR_MS = 60 * 60 * 1000;
const keys = createKeyRing([WRAPPING_SECRET]);
const key = {user_id: "usr_ann", platform: "example"};

describe.each(databases)("telling a platform that a link is over, on $name", ({db, reset}) => {
  beforeEach(async () => {
    await reset();
    const tokens_enc = sealTokens(keys, key, {access_token: "at_1", refresh_token: null});
    await db.insert(platform_revocation).values({...key, id: "rev_1", tokens_enc, created_at: REMOVED_AT});
  });

  function revoke(platforms: Platforms, hoursLater = 0) {
    const lines: string[] = [];
    const deps = {
      db,
      platforms,
      logger: pino({level: "warn"}, {write: (line) => lines.push(line)}),
      wrappingKeys: keys,
      now: () => new Date(REMOVED_AT.getTime() + hoursLater * HOUR_MS),
      objects: createObjectMemory(),
      enqueue: async () => undefined,
      wakeMail: () => undefined,
      readAccess: async () => "none" as const,
    };
    return revokeTokens(deps, "rev_1").then(() => lines);
  }
  const left = async () => (await db.select().from(platform_revocation)).length;

  it("is done once", async () => {
    const {platforms, asked} = scriptPlatform({"/revoke": replyWith(200)});
    for (const _ of [1, 2]) expect(await revoke(platforms)).toEqual([]);
    expect([asked, await left()]).toEqual([["/revoke"], 0]);
  });

  it("waits, with its tokens, for a worker that knows the platform", async () => {
    await expect(revoke(NO_PLATFORMS, 23)).rejects.toThrow("PLATFORMS names no example");
    expect(await left()).toBe(1);
  });

  it("is given up after a day, as of a platform that was taken out: the tokens are forgotten", async () => {
    expect(await revoke(NO_PLATFORMS, 24)).toEqual([expect.stringContaining("was not told")]);
    expect(await left()).toBe(0);
  });
});
