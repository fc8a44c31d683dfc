import {mkdtempSync, readdirSync, rmSync, statSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {DatabaseSync} from "node:sqlite";
import {afterEach, beforeEach, describe, expect, it} from "vitest";
import {createDice} from "../src/query/test/random-dataset.ts";
import {jsonOf, startTestLake, type TestLake} from "./test-lake.ts";

let directory: string;
let lake: TestLake;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "lake-history-"));
  lake = await startTestLake({directory});
});
afterEach(async () => {
  await lake.close();
  rmSync(directory, {recursive: true, force: true});
});

const bytesOf = (folder: string) =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

async function past(id: string, revision: string) {
  const path = `/v1/data/history/production/documents/${id}?revision=${revision}`;
  return (await jsonOf(await lake.fetch(path))).documents[0];
}

const paragraph = (at: number) => ({
  _key: `p${at}`,
  _type: "block",
  children: [
    {_key: `s${at}`, _type: "span", text: `Paragraph ${at}. ${"Words to fill it with. ".repeat(18)}`},
  ],
});

describe("the history of a document that a user types in", () => {
  it("keeps every keystroke, and stores hundreds of them in one or two megabytes", async () => {
    const client = lake.client();
    const body = Array.from({length: 40}, (_, at) => paragraph(at));
    await client.create({_id: "long", _type: "page", title: "", body});
    await lake.close();
    lake = await startTestLake({directory});
    const before = bytesOf(directory);
    for (let at = 0; at < 300; at++) {
      const path = `body[_key=="p${at % 40}"].children[0].text`;
      await lake
        .client()
        .patch("long")
        .set({title: `${at}`, [path]: `Letter ${at}. ${"Words to fill it with. ".repeat(18)}`})
        .commit({returnDocuments: false});
    }
    await lake.close();
    expect(bytesOf(directory) - before).toBeLessThan(2_000_000);
    lake = await startTestLake({directory});
    expect((await lake.client().getDocument("long"))?.title).toBe("299");
  });

  it("gives back each state just as it was, across any number of edits", async () => {
    const dice = createDice(5);
    const client = lake.client();
    const states = [await client.create({_id: "page", _type: "page", body: [paragraph(0)]})];
    for (let at = 1; at < 160; at++) {
      const edits = [
        {set: {title: `Title ${dice.below(9)} ${"of some length ".repeat(dice.below(4))}`}},
        {insert: {after: "body[-1]", items: [paragraph(at)]}},
        {unset: ["body[0]"]},
        {set: {[`body[${dice.below(3)}].children[0].text`]: `Other words ${at}`}},
        {set: {body: [paragraph(at), paragraph(at + 1000)]}},
      ];
      states.push(await client.patch("page", edits[dice.below(edits.length)]).commit());
    }
    await lake.close();
    lake = await startTestLake({directory});
    for (const state of states) expect(await past("page", state._rev)).toEqual(state);
  });

  it("brings back a document that was deleted after many edits, and none of one that was purged", async () => {
    const client = lake.client();
    const body = [paragraph(1), paragraph(2)];
    for (const _id of ["gone", "drafts.purged"]) {
      await client.create({_id, _type: "page", body, title: "0"});
      for (let at = 1; at < 10; at++)
        await client
          .patch(_id)
          .set({title: `${at}`})
          .commit();
    }
    await client.delete("gone");
    const last = "/v1/data/history/production/documents/gone?lastRevision=true";
    expect((await jsonOf(await lake.fetch(last))).documents[0]).toMatchObject({title: "9", body});
    await client.action({
      actionType: "sanity.action.document.version.discard",
      versionId: "drafts.purged",
      purge: true,
    });
    const none = "/v1/data/history/production/documents/drafts.purged?lastRevision=true";
    expect((await jsonOf(await lake.fetch(none))).documents).toEqual([]);
  });

  it("can be read as it was written before states were left out", async () => {
    const created = await lake.client().create({_id: "old", _type: "page", body: [paragraph(1)]});
    const edited = await lake.client().patch("old").set({title: "Edited"}).commit();
    await lake.close();
    const database = new DatabaseSync(join(directory, "production.sqlite"));
    database.exec(`
      update tx_document set after = '${JSON.stringify(edited)}' where after is null;
      alter table tx_document drop column is_whole;
      pragma user_version = 2;
    `);
    database.close();
    lake = await startTestLake({directory});
    const again = await lake.client().patch("old").set({title: "Again"}).commit();
    for (const state of [created, edited, again]) expect(await past("old", state._rev)).toEqual(state);
  });
});
