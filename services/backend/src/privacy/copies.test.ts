import {mkdir, readdir, rm, truncate, writeFile} from "node:fs/promises";
import {join} from "node:path";
import {eq} from "drizzle-orm";
import {strFromU8, unzipSync} from "fflate";
import {afterAll, beforeAll, beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {exampleCoach} from "../../test/example-coach.ts";
import {addPerson, bearer, signInAs} from "../../test/people.ts";
import {filesIn, startPrivacyStack} from "../../test/privacy-stack.ts";
import {openTestDatabases} from "../../test/test-databases.ts";
import {addUserData, invite} from "../../test/user-data.ts";
import {coach} from "../coaches/tables.ts";
import {exportLinkReply} from "../contract/privacy.ts";
import {outbox} from "../core/mail/tables.ts";
import {apparel, device} from "../gear/tables.ts";
import {share} from "../sharing/tables.ts";
import {upload} from "../training/runs/original-files/tables.ts";
import {buildExport} from "./build-export.ts";
import {data_export} from "./tables.ts";

const databases = await openTestDatabases();
const DAY_S = 24 * 60 * 60;

describe.each(databases)("whose copy it is, on $name", (database) => {
  const {db, reset} = database;
  let stack: Awaited<ReturnType<typeof startPrivacyStack>>;
  let ann = {id: "", email: ""};
  let annHeaders: Record<string, string> = {};
  beforeAll(async () => {
    stack = await startPrivacyStack(database);
  });
  afterAll(() => stack.stop());
  beforeEach(async () => {
    await reset();
    await rm(stack.folder, {recursive: true, force: true});
    await mkdir(stack.folder);
    stack.app.setTime("2026-03-01T12:00:00Z");
    ann = await addPerson(db);
    annHeaders = await signedIn();
  });

  async function signedIn(email = ann.email) {
    return bearer(await signInAs(stack.app, email));
  }
  const post = (path: string, headers: Record<string, string> = annHeaders, user = "me") =>
    stack.app.post(`/b/api/v1/users/${user}${path}`, {}, headers);
  async function link(headers = annHeaders) {
    const reply = await post("/export/link", headers);
    return z.object({data: exportLinkReply}).parse(await reply.json()).data.url;
  }
  async function make(headers = annHeaders) {
    expect((await post("/export", headers)).status).toBe(202);
    await stack.jobs.runDue();
  }
  async function open(headers = annHeaders) {
    const reply = await stack.app.get(await link(headers));
    const entries = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    return new Map(Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)]));
  }
  const exports = () => db.select().from(data_export);
  const deps = () => stack.app.deps;

  /** Bea, who has one of everything, shares with Ann, and is written to by her. */
  async function addBea() {
    const bea = await addPerson(db, {name: "bea", account: {user_name: "bea.secret"}});
    const at = stack.app.now();
    const own = {user_id: bea.id};
    await db.insert(device).values({...own, id: "dev_b", product: "pod", serial: "BEAS-POD", paired_at: at});
    const shoe = {...own, id: "app_b", kind: "shoe" as const, brand: "Beasbrand", model: "Trail"};
    await db.insert(apparel).values({...shoe, created_at: at});
    await db
      .insert(coach)
      .values({...exampleCoach("bea-coach"), user_id: bea.id, email: "bea@private.example"});
    const content = new TextEncoder().encode("<gpx>Beas run</gpx>");
    await db.insert(upload).values({
      ...own,
      id: "upl_b",
      product: "pod",
      source: "file",
      kind: "gpx",
      sha256: "b",
      size: content.length,
      content,
      state: "received",
      received_at: at,
    });
    await invite(db, bea.id, ann.email, at, "accepted");
    await db.update(share).set({id: "shr_b", receiver_id: ann.id}).where(eq(share.giver_id, bea.id));
    return bea;
  }

  it("holds nothing of others, not even of who shares with its owner", async () => {
    await addUserData(db, ann.id, stack.app.now());
    const bea = await addBea();
    await stack.app.post("/b/coaches/bea-coach/contact", {
      name: "Ann",
      email: ann.email,
      message: "Hello",
      region: "de",
      locale: "de",
    });
    await make();
    const copy = await open();
    const text = [...copy.keys(), ...copy.values()].join("\n");
    expect(text).toContain(ann.email);
    expect(JSON.parse(copy.get("shares.json") ?? "")).toMatchObject({
      share: expect.arrayContaining([expect.objectContaining({given: false, invited: null})]),
    });
    for (const privateText of [
      bea.id,
      bea.email,
      "bea.secret",
      "private.example",
      "BEAS-POD",
      "Beasbrand",
      "Beas run",
    ]) {
      expect([privateText, text.includes(privateText)]).toEqual([privateText, false]);
    }
    const beas = await open(await copyOf(bea.email));
    const beaTexts = [...beas.values()].join("\n");
    expect([beaTexts.includes("BEAS-POD"), beaTexts.includes("PX-1")]).toEqual([true, false]);
  });

  async function copyOf(email: string) {
    const headers = await signedIn(email);
    await make(headers);
    return headers;
  }

  it("404: a user cannot request another user's copy, view it, or get a link to it", async () => {
    const bea = await addPerson(db, {name: "bea"});
    const beaHeaders = await signedIn(bea.email);
    await make();
    expect((await stack.app.get(`/b/api/v1/users/${ann.id}/export`, beaHeaders)).status).toBe(404);
    expect((await post("/export", beaHeaders, ann.id)).status).toBe(404);
    expect((await post("/export/link", beaHeaders, ann.id)).status).toBe(404);
    expect((await post("/export/link", beaHeaders)).status).toBe(404);
    expect(await exports()).toMatchObject([{user_id: ann.id}]);
  });

  it("a new link replaces the one before, and a token that was never issued is not found", async () => {
    await make();
    const [first, second] = [await link(), await link()];
    expect((await stack.app.get(first)).status).toBe(404);
    expect((await stack.app.get(second.slice(0, -1))).status).toBe(404);
    expect((await stack.app.get(second.toUpperCase())).status).toBe(404);
    expect((await stack.app.get(`/b/files/${"A".repeat(43)}`)).status).toBe(404);
    expect((await stack.app.get(second)).status).toBe(200);
  });

  it("of ten who follow one link at once one gets the copy", async () => {
    await make();
    const url = await link();
    const replies = await Promise.all(Array.from({length: 10}, () => stack.app.get(url)));
    expect(replies.map(({status}) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
    await Promise.all(replies.map((reply) => reply.arrayBuffer()));
  });

  it("404: a link to a copy that is over by now, though the link is not", async () => {
    await make();
    stack.app.advance(7 * DAY_S - 60);
    annHeaders = await signedIn();
    const url = await link();
    stack.app.advance(60);
    await stack.run("tidy-privacy");
    expect((await stack.app.get(url)).status).toBe(404);
    expect((await post("/export/link")).status).toBe(404);
  });

  it("a file that was changed or cut off on the disk is not handed out as whole", async () => {
    await make();
    const [name = ""] = await readdir(stack.folder);
    const path = join(stack.folder, name);
    await truncate(path, 200);
    const cut = await stack.app.get(await link());
    await expect(cut.arrayBuffer()).rejects.toThrow();
    await writeFile(path, Buffer.alloc(500, 7));
    expect((await stack.app.get(await link())).status).toBe(500);
  });

  it("no file may be missing without an answer: 404", async () => {
    await make();
    for (const name of await readdir(stack.folder)) await stack.files.remove(name.replace(".enc", ""));
    expect((await stack.app.get(await link())).status).toBe(404);
  });

  it("on the way out one may still fetch it, until nothing is left to fetch", async () => {
    await make();
    await stack.app.post("/b/api/v1/users/me/delete", {user_name: "ann"}, annHeaders);
    annHeaders = await signedIn();
    expect((await open()).get("account.json")).toContain(ann.email);
    stack.app.advance(14 * DAY_S);
    annHeaders = await signedIn();
    expect((await post("/export")).status).toBe(202);
    await stack.jobs.runDue();
    const url = await link();
    await stack.run("erase-accounts");
    expect((await stack.app.get(url)).status).toBe(404);
    expect([await filesIn(stack), await exports()]).toEqual([[], []]);
  });

  describe("while it is made", () => {
    const request = async () => {
      await post("/export");
      const [row] = await exports();
      return row?.id ?? "";
    };

    it("a crash leaves no part of it, and the next try makes it whole, with one mail", async () => {
      const id = await request();
      const full = {
        ...stack.files,
        write: () => Promise.reject(new Error("ENOSPC: no space left on device")),
      };
      await expect(buildExport({...deps(), privateFiles: full}, id)).rejects.toThrow("ENOSPC");
      expect([await filesIn(stack), await exports()]).toMatchObject([[], [{state: "building"}]]);
      await buildExport(deps(), id);
      await buildExport(deps(), id);
      expect(await exports()).toMatchObject([{state: "ready", bytes: expect.any(Number)}]);
      expect(await db.select().from(outbox)).toHaveLength(1);
    });

    it("an account that goes meanwhile takes it along: no file and no mail are left", async () => {
      const id = await request();
      const files = {
        ...stack.files,
        async write(...args: Parameters<typeof stack.files.write>) {
          const bytes = await stack.files.write(...args);
          await db.delete(data_export);
          return bytes;
        },
      };
      await buildExport({...deps(), privateFiles: files}, id);
      expect([await filesIn(stack), await db.select().from(outbox)]).toEqual([[], []]);
    });

    it("one that took so long that it was given up is thrown away", async () => {
      const id = await request();
      const files = {
        ...stack.files,
        async write(...args: Parameters<typeof stack.files.write>) {
          const bytes = await stack.files.write(...args);
          await db.update(data_export).set({state: "failed"});
          return bytes;
        },
      };
      await buildExport({...deps(), privateFiles: files}, id);
      expect([await filesIn(stack), await exports()]).toMatchObject([[], [{state: "failed"}]]);
      expect((await post("/export/link")).status).toBe(404);
    });

    it("a copy that was not requested is not made", async () => {
      await buildExport(deps(), "exp_00000000000000000000000000");
      expect([await filesIn(stack), await db.select().from(outbox)]).toEqual([[], []]);
    });
  });

  it("what a sender called a file names nothing in the copy", async () => {
    const at = stack.app.now();
    await addUserData(db, ann.id, at);
    await db.update(upload).set({source_id: "../../../etc/cron.d/run"});
    await make();
    const copy = await open();
    const names = [...copy.keys()].filter((name) => name.startsWith("activities/"));
    expect([names, [...copy.keys()].some((name) => name.includes(".."))]).toEqual([
      ["activities/upl_1.gpx"],
      false,
    ]);
    expect(JSON.parse(copy.get("activities.json") ?? "")).toMatchObject({
      upload: [{source_id: "../../../etc/cron.d/run"}],
    });
  });
});
