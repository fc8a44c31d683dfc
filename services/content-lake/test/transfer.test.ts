import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import sharp from "sharp";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {AssetStore} from "../src/assets/asset-store.ts";
import {seedDataset} from "../src/cli/seed.ts";
import {listFiles} from "../src/transfer/archive.ts";
import {exportDataset} from "../src/transfer/export-dataset.ts";
import {importDataset} from "../src/transfer/import-dataset.ts";
import {jsonOf, startTestLake, type TestLake} from "./test-lake.ts";

const OPERATOR = "lake-operator";
const work = mkdtempSync(join(tmpdir(), "lake-transfer-"));
const inWork = (name: string) => join(work, name);

let first: TestLake;
let second: TestLake;
beforeAll(async () => {
  [first, second] = [await startTestLake(), await startTestLake()];
  await fill(first);
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  rmSync(work, {recursive: true, force: true});
});

/** The product's own content, an image in use, one that is not, a file, a draft and a release with a version. */
async function fill(lake: TestLake): Promise<void> {
  const client = lake.client(OPERATOR);
  await seedDataset(client);
  const paint = (colour: string) =>
    sharp({create: {width: 64, height: 36, channels: 3, background: colour}})
      .png()
      .toBuffer();
  const used = await client.assets.upload("image", await paint("#27c"), {
    filename: "used.png",
    title: "In use",
  });
  await client.assets.upload("image", await paint("#c72"), {filename: "unused.png"});
  const sheet = await client.assets.upload("file", Buffer.from("watts\n240\n"), {filename: "sheet.csv"});
  const asset = ({_id}: {_id: string}) => ({asset: {_type: "reference", _ref: _id}});
  await client.create({
    _id: "drafts.transfer",
    _type: "landingPage",
    _createdAt: "2025-01-02T03:04:05Z",
    title: 'Ünïcode & "quotes"',
    picture: {_type: "image", ...asset(used), hotspot: {_type: "sanity.imageHotspot", x: 0.25, y: 0.5}},
    sheet: {_type: "file", ...asset(sheet)},
    home: {_ref: "home-en", _type: "reference"},
  });
  await client.releases.create({releaseId: "spring", metadata: {title: "Spring", releaseType: "asap"}});
  await client.create({_id: "versions.spring.transfer", _type: "landingPage", title: "In spring"});
}

const storeOf = ({directory}: TestLake) => new AssetStore(join(directory, "assets"));
const exportFrom = (lake: TestLake, name: string) =>
  exportDataset(lake.client(OPERATOR), {target: inWork(name), store: storeOf(lake)});

/** Every file of a folder with its bytes. */
const contentsOf = async (folder: string) =>
  Object.fromEntries(
    (await listFiles(folder)).map((path) => [path, readFileSync(join(folder, path)).toString("base64")]),
  );

describe("a dataset that leaves one lake and enters an empty one", () => {
  it("comes out of it again byte by byte, files and dates included", async () => {
    await exportFrom(first, "first");
    const {documents, warnings} = await importDataset(second.client(OPERATOR), {source: inWork("first")});
    const exported = await exportFrom(second, "second");

    expect(warnings).toEqual([]);
    expect(documents).toBe(exported.documents);
    expect(exported.documents).toBeGreaterThan(200);
    expect(exported.assets).toBe(3);
    expect(await contentsOf(inWork("second"))).toEqual(await contentsOf(inWork("first")));
    expect(readdirSync(inWork("first")).sort()).toEqual(["assets.json", "data.ndjson", "files", "images"]);
  });

  it("is the same to the raw export endpoint, but for where its files are", async () => {
    const raw = async (lake: TestLake) =>
      (await (await lake.fetch("/v2025-02-19/data/export/production")).text()).replaceAll(lake.url, "<lake>");
    expect(await raw(second)).toBe(await raw(first));
  });

  it("makes the same archive, and enters from one as well", async () => {
    await exportFrom(first, "first.tar.gz");
    await exportFrom(second, "second.tar.gz");
    expect(readFileSync(inWork("second.tar.gz")).equals(readFileSync(inWork("first.tar.gz")))).toBe(true);

    const source = inWork("first.tar.gz");
    const again = importDataset(second.client(OPERATOR), {source, operation: "createIfNotExists"});
    expect((await again).warnings).toEqual([]);
  });

  it("shows the same pictures there", async () => {
    const picture = `*[_id == "drafts.transfer"][0].picture.asset->{originalFilename, title, "path": path}`;
    const importedDocument = await second.client(OPERATOR).fetch(picture, {}, {perspective: "raw"});
    expect(importedDocument).toEqual(await first.client(OPERATOR).fetch(picture, {}, {perspective: "raw"}));
    const bytes = async (lake: TestLake) => (await lake.fetch(`/${importedDocument.path}`)).arrayBuffer();
    expect(await bytes(second)).toEqual(await bytes(first));
  });
});

describe("a dataset whose lake comes back elsewhere", () => {
  const picture = `*[_id == "drafts.transfer"][0].picture.asset->`;

  it("names its files where they are served now, wherever one looks", async () => {
    const directory = mkdtempSync(join(work, "moved-"));
    const before = await startTestLake({directory});
    await importDataset(before.client(OPERATOR), {source: inWork("first")});
    const raw = {perspective: "raw"} as const;
    const was = await before.client(OPERATOR).fetch(picture, {}, raw);
    await before.close();

    const after = await startTestLake({directory});
    const client = after.client(OPERATOR);
    const is = await client.fetch(picture, {}, raw);
    expect(is).toEqual({...was, url: was.url.replace(before.url, after.url)});
    expect((await fetch(is.url)).status).toBe(200);
    expect((await client.getDocument(is._id))?.url).toBe(is.url);
    const past = await after.fetch(`/v1/data/history/production/documents/${is._id}?revision=${is._rev}`);
    expect((await jsonOf(past)).documents[0].url).toBe(is.url);
    const firstMutation = new Promise<unknown>((resolve) => {
      const listener = client.listen(`*[_id == "${is._id}"]`, {}, {events: ["mutation", "welcome"]});
      const subscription = listener.subscribe(async (event) => {
        if (event.type === "welcome") await client.patch(is._id).set({title: "Renamed"}).commit();
        if (event.type !== "mutation") return;
        subscription.unsubscribe();
        resolve(event.result?.url);
      });
    });
    expect(await firstMutation).toBe(is.url);
    expect(await exportFrom(after, "moved")).toMatchObject({assets: 3, warnings: []});
    await after.close();
  });

  it("an asset keeps its URL when a user writes a different one", async () => {
    const {_id, url} = await first.client(OPERATOR).fetch(picture, {}, {perspective: "raw"});
    const written = await first
      .client(OPERATOR)
      .patch(_id)
      .set({url: "https://elsewhere.example/a.png"})
      .commit();
    expect(written.url).toBe(url);
  });
});

describe("an export of a dataset that has lost files", () => {
  it("holds everything else, and names each of them", async () => {
    const directory = mkdtempSync(join(work, "lost-"));
    const lake = await startTestLake({directory});
    await importDataset(lake.client(OPERATOR), {source: inWork("first")});
    const [missing = "", damaged = ""] = (await listFiles(join(directory, "assets", "production"))).sort();
    rmSync(join(directory, "assets", "production", missing));
    writeFileSync(join(directory, "assets", "production", damaged), "something else");
    const {assets, documents, warnings} = await exportFrom(lake, "lost");
    await lake.close();
    expect({assets, documents}).toMatchObject({assets: 1, documents: expect.any(Number)});
    expect(warnings.join("\n")).toContain(`${missing} cannot be read`);
    expect(warnings.join("\n")).toContain(`${damaged} is damaged`);
  });
});

describe("an import", () => {
  it("an import refuses to overwrite existing documents unless the operation allows it", async () => {
    const source = inWork("one.ndjson");
    writeFileSync(source, '{"_id":"import-1","_type":"landingPage","title":"first"}\n');
    await importDataset(second.client(OPERATOR), {source});
    writeFileSync(source, '{"_id":"import-1","_type":"landingPage","title":"second"}\n');
    await expect(importDataset(second.client(OPERATOR), {source})).rejects.toThrow("already exists");
    const title = () => second.client(OPERATOR).fetch('*[_id == "import-1"][0].title');
    expect(await title()).toBe("first");
    await importDataset(second.client(OPERATOR), {source, operation: "createOrReplace"});
    expect(await title()).toBe("second");
  });

  it.each([
    ["a path where nothing is", "nowhere", undefined, "nothing to import"],
    ["a line that is no document", "broken.ndjson", '{"_id":"a"\n', "broken.ndjson:1"],
  ])("an import reports what is wrong with %s", async (_case, name, content, message) => {
    if (content !== undefined) writeFileSync(inWork(name), content);
    await expect(importDataset(second.client(OPERATOR), {source: inWork(name)})).rejects.toThrow(message);
  });

  it("an import keeps dates only for users who manage the project", async () => {
    const headers = {"x-lake-import": "1", "content-type": "application/json"};
    const edit = (person: string) =>
      second.fetch("/v2025-02-19/data/mutate/production?returnDocuments=true", {
        method: "POST",
        headers,
        person,
        body: JSON.stringify({mutations: [{patch: {id: "drafts.transfer", set: {title: person}}}]}),
      });
    const dateAfter = async (person: string) =>
      (await jsonOf(await edit(person))).results[0].document._updatedAt;
    const operatorDate = await dateAfter(OPERATOR);
    expect(await dateAfter(OPERATOR)).toBe(operatorDate);
    expect(await dateAfter("local-editor")).not.toBe(operatorDate);
  });
});

describe("the export endpoint", () => {
  const lines = async (query: string, person: string | null = OPERATOR) => {
    const response = await first.fetch(`/v2025-02-19/data/export/production${query}`, {person});
    const text = await response.text();
    return {
      status: response.status,
      documents: response.ok
        ? text
            .trim()
            .split("\n")
            .map((line) => JSON.parse(line))
        : [],
    };
  };

  it("lists documents by id, without revisions", async () => {
    const {documents} = await lines("");
    const ids = documents.map(({_id}) => _id);
    expect(ids).toEqual([...ids].sort());
    expect(documents.some((document) => "_rev" in document)).toBe(false);
    expect(ids).toContain("drafts.transfer");
  });

  it("the export contains only the requested types", async () => {
    const {documents} = await lines("?types=claim,sanity.fileAsset");
    expect(new Set(documents.map(({_type}) => _type))).toEqual(new Set(["claim", "sanity.fileAsset"]));
  });

  it("401 without a token", async () => {
    expect((await lines("", null)).status).toBe(401);
  });
});
