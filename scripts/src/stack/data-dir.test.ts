import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterEach, beforeEach, expect, it} from "vitest";
import {openDataDir, removeDataDir, writeMarker} from "./data-dir.ts";
import {claimDataDir} from "./lock.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "data-dir-"));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

it("a data folder keeps its id and its record of completed steps until it is removed", () => {
  const data = join(folder, "data");
  const first = openDataDir(data);
  writeMarker(data, {...first, seeded: true});
  expect(openDataDir(data)).toEqual({id: first.id, seeded: true});
  removeDataDir(data);
  expect(openDataDir(data)).toMatchObject({seeded: false});
  expect(openDataDir(data).id).not.toBe(first.id);
});

it("never removes a folder that it did not make", () => {
  mkdirSync(join(folder, "photos"));
  writeFileSync(join(folder, "photos", "holiday.jpg"), "precious");
  expect(() => removeDataDir(join(folder, "photos"))).toThrow("stays as it is");
  expect(existsSync(join(folder, "photos", "holiday.jpg"))).toBe(true);
});

it("reports in one sentence why a folder cannot be used", () => {
  writeFileSync(join(folder, "file"), "");
  expect(() => openDataDir(join(folder, "file"))).toThrow(
    /The data folder .*file cannot be used: .*DATA_DIR=/s,
  );
});

it("belongs to one stack at a time, and is free again after it", async () => {
  const lock = await claimDataDir(folder);
  await expect(claimDataDir(folder)).rejects.toThrow(`already running on ${folder}`);
  lock.release();
  (await claimDataDir(folder)).release();
});

it("is free when its last stack was killed outright", async () => {
  const lock = await claimDataDir(folder);
  lock.release();
  writeFileSync(join(folder, "running.json"), JSON.stringify({pid: process.pid, url: lock.url}));
  (await claimDataDir(folder)).release();
});

it("lets a test stop and start services, and reports when that fails", async () => {
  const calls: string[] = [];
  const lock = await claimDataDir(folder, {
    stop: async (name) => void calls.push(`stop ${name}`),
    start: () => Promise.reject(new Error("will not start")),
  });
  expect((await fetch(`${lock.url}/stop/lake`, {method: "POST"})).status).toBe(200);
  expect(calls).toEqual(["stop lake"]);
  const refused = await fetch(`${lock.url}/start/lake`, {method: "POST"});
  expect([refused.status, await refused.text()]).toEqual([500, "Error: will not start"]);
  lock.release();
});
