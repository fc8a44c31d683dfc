import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import sharp from "sharp";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {DATASET, jsonOf, startTestLake, type TestLake} from "./test-lake.ts";

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "lake-storage-"));
});
afterEach(() => rmSync(directory, {recursive: true, force: true}));

const healthOf = async (lake: TestLake) => jsonOf(await lake.fetch("/_lake/health", {person: null}));
const query = (dataset: string) => `/v2025-02-19/data/query/${dataset}?query=count(*)`;
const put = (lake: TestLake, dataset: string) => lake.fetch(`/v1/datasets/${dataset}`, {method: "PUT"});

describe("the name of a dataset", () => {
  it.each(["lake", "incoming", "Upper", "-dash", "a.b", "a%2Fb", "x".repeat(65)])(
    "%s is refused, and the lake starts again",
    async (name) => {
      const lake = await startTestLake({directory});
      expect((await put(lake, name)).status).toBe(name.includes("%2F") ? 404 : 400);
      await lake.close();
      const again = await startTestLake({directory});
      expect(await healthOf(again)).toEqual({status: "ready"});
      expect((await again.client().datasets.list()).map((dataset) => dataset.name)).toEqual([DATASET]);
      await again.close();
    },
  );

  it("is refused for the dataset of the environment too, before anything is opened", async () => {
    await expect(startTestLake({directory, datasets: ["lake"]})).rejects.toThrow("the lake uses itself");
  });
});

describe("a file that is damaged", () => {
  async function startWithDamaged(name: string): Promise<TestLake> {
    const lake = await startTestLake({directory});
    if (name !== DATASET) await put(lake, name);
    await lake.close();
    for (const suffix of ["-wal", "-shm"]) rmSync(join(directory, `${name}.sqlite${suffix}`), {force: true});
    writeFileSync(join(directory, `${name}.sqlite`), "this was a database once. ".repeat(400));
    return startTestLake({directory});
  }

  it("a damaged file is named, and does not stop any other dataset from starting", async () => {
    const lake = await startWithDamaged("broken");
    expect(await healthOf(lake)).toEqual({
      status: "degraded",
      problems: [expect.stringMatching(/broken\.sqlite is damaged/)],
    });
    expect((await lake.fetch(query(DATASET))).status).toBe(200);
    const refused = await lake.fetch(query("broken"));
    expect({status: refused.status, body: await jsonOf(refused)}).toMatchObject({
      status: 503,
      body: {message: expect.stringContaining('"broken" cannot be opened')},
    });
    await lake.close();
  });

  it("can be deleted and begun anew without a restart", async () => {
    const lake = await startWithDamaged("broken");
    expect((await put(lake, "broken")).status).toBe(503);
    await lake.client().datasets.delete("broken");
    expect(await healthOf(lake)).toEqual({status: "ready"});
    expect((await put(lake, "broken")).status).toBe(200);
    expect((await lake.fetch(query("broken"))).status).toBe(200);
    await lake.close();
  });

  it("does not end the lake even when it is the one it was started with", async () => {
    const lake = await startWithDamaged(DATASET);
    expect((await lake.fetch(query(DATASET))).status).toBe(503);
    expect((await put(lake, "other")).status).toBe(200);
    await lake.close();
  });

  it("ends the start, by name, when it holds the list of datasets", async () => {
    await (await startTestLake({directory})).close();
    for (const suffix of ["-wal", "-shm"]) rmSync(join(directory, `lake.sqlite${suffix}`), {force: true});
    writeFileSync(join(directory, "lake.sqlite"), "this was a database once. ".repeat(400));
    await expect(startTestLake({directory})).rejects.toThrow(/lake\.sqlite is damaged/);
  });
});

describe("a full disk", () => {
  const LIMITS = {jsonBytes: 1_000_000, uploadBytes: 1_000_000, renderCacheBytes: 0, datasetBytes: 400_000};

  async function fill(lake: TestLake): Promise<number> {
    for (let at = 0; ; at++) {
      const body = JSON.stringify({
        mutations: [{create: {_id: `full-${at}`, _type: "page", text: "x".repeat(20_000)}}],
      });
      const response = await lake.fetch("/v1/data/mutate/production", {method: "POST", body});
      if (response.status === 200) continue;
      expect({status: response.status, body: await jsonOf(response)}).toMatchObject({
        status: 507,
        body: {error: "Insufficient Storage", message: expect.stringContaining("disk is full")},
      });
      return at;
    }
  }

  it("a full disk rejects the write as a whole, shows in the health report, and writes continue once there is room", async () => {
    const lake = await startTestLake({directory, limits: LIMITS});
    await put(lake, "roomy");
    const written = await fill(lake);
    expect(await healthOf(lake)).toEqual({
      status: "degraded",
      problems: [expect.stringMatching(/production\.sqlite cannot grow: the disk is full/)],
    });
    const count = (at: TestLake) => at.client().fetch<number>('count(*[_type == "page"])');
    expect(await count(lake)).toBe(written);
    expect(await lake.client().getDocument(`full-${written}`)).toBeUndefined();
    await lake.client("local-administrator", {dataset: "roomy"}).create({_id: "there", _type: "page"});
    await lake.close();

    const again = await startTestLake({directory});
    expect(await healthOf(again)).toEqual({status: "ready"});
    expect(await count(again)).toBe(written);
    await again.client().create({_id: `full-${written}`, _type: "page"});
    expect(await count(again)).toBe(written + 1);
    await again.close();
  });

  it("leaves a release that came due scheduled, and publishes it once there is room", async () => {
    let now = Date.parse("2026-11-21T12:00:00Z");
    const clock = () => new Date(now);
    const lake = await startTestLake({directory, limits: LIMITS, now: clock});
    const client = lake.client();
    await client.releases.create({releaseId: "due", metadata: {releaseType: "scheduled"}});
    const document = {_type: "page", title: "Due", text: "x".repeat(60_000)};
    await client.createVersion({releaseId: "due", publishedId: "due", document});
    await client.releases.schedule({releaseId: "due", publishAt: "2026-11-21T12:05:00Z"});
    await fill(lake);
    now += 10 * 60_000;
    lake.lake.runDueReleases();
    expect((await client.releases.get({releaseId: "due"}))?.state).toBe("scheduled");
    await lake.close();

    const again = await startTestLake({directory, now: clock});
    again.lake.runDueReleases();
    expect((await again.client().releases.get({releaseId: "due"}))?.state).toBe("published");
    expect((await again.client().getDocument("due"))?.title).toBe("Due");
    await again.close();
  });

  it("no file is kept when its document could not be written", async () => {
    const lake = await startTestLake({directory, limits: LIMITS});
    await fill(lake);
    const bytes = await sharp({create: {width: 8, height: 8, channels: 3, background: "#27c"}})
      .png()
      .toBuffer();
    const upload = lake.client().assets.upload("image", bytes);
    // A small document may still fit into a page that is there.
    const storedIds = await upload.then(
      ({_id}) => [_id],
      () => [],
    );
    const assets = join(directory, "assets", "production");
    const files = existsSync(assets) ? readdirSync(assets, {recursive: true, withFileTypes: true}) : [];
    expect(files.filter((entry) => entry.isFile())).toHaveLength(storedIds.length);
    await lake.close();
  });
});

describe("files that are no longer needed", () => {
  it("go with their dataset", async () => {
    const lake = await startTestLake({directory});
    await put(lake, "copy");
    const bytes = await sharp({create: {width: 8, height: 8, channels: 3, background: "#27c"}})
      .png()
      .toBuffer();
    const upload = (dataset: string) =>
      lake.client("local-administrator", {dataset}).assets.upload("image", bytes);
    const [keptAsset, deletedAsset] = [await upload(DATASET), await upload("copy")];
    await lake.client().datasets.delete("copy");
    expect((await fetch(deletedAsset.url)).status).toBe(404);
    expect(existsSync(join(directory, "assets", "copy"))).toBe(false);
    expect((await fetch(keptAsset.url)).status).toBe(200);
    await lake.close();
  });

  it("are cleared at the start where a crash cut off their upload", async () => {
    const incoming = join(directory, "assets", "incoming");
    mkdirSync(incoming, {recursive: true});
    writeFileSync(join(incoming, "half-a-file"), "half");
    const lake = await startTestLake({directory});
    expect(existsSync(join(incoming, "half-a-file"))).toBe(false);
    await lake.close();
  });
});
