import {describe, expect, it} from "vitest";
import type {CoachRow} from "./coach-repository.ts";
import {createDirectory} from "./directory.ts";

const coach = (name: string): CoachRow => ({
  id: name,
  slug: name,
  name,
  headline: {},
  portrait_seed: 1,
  country: "NZ",
  languages: ["en"],
  distances: [],
  triathlon: [],
  in_person: false,
  run_preferences: [],
  platforms: [],
  price_band: "middle",
  accepting: true,
});

/** A directory over a table that a test changes, with a clock to move and a count of reads. */
function open() {
  let time = Date.parse("2026-03-01T12:00:00Z");
  let reads = 0;
  const table = {rows: [coach("ann")], failure: null as Error | null, answer: Promise.resolve()};
  const directory = createDirectory({
    now: () => new Date(time),
    coaches: {
      listListed: async () => {
        reads += 1;
        const {failure, rows} = table;
        await table.answer;
        if (failure) throw failure;
        return rows;
      },
    },
  });
  return {
    table,
    reads: () => reads,
    advance: (seconds: number) => {
      time += seconds * 1000;
    },
    list: directory.list,
    names: async () => (await directory.list()).map(({name}) => name),
  };
}

describe("what the public sees of the coaches", () => {
  it("is read once for all who ask within ten seconds, and anew after that", async () => {
    const {names, table, advance, reads} = open();
    expect(await names()).toEqual(["ann"]);
    table.rows = [coach("bea")];
    advance(9.999);
    expect([await names(), reads()]).toEqual([["ann"], 1]);
    advance(0.001);
    expect([await names(), reads()]).toEqual([["bea"], 2]);
  });

  it("is read once when a hundred ask before the first has an answer", async () => {
    const {list, table, reads} = open();
    const {promise, resolve} = Promise.withResolvers<void>();
    table.answer = promise;
    const pending = Promise.all(Array.from({length: 100}, () => list()));
    resolve();
    expect([new Set(await pending).size, reads()]).toEqual([1, 1]);
  });

  it("is not cached when reading failed: the next caller gets an answer", async () => {
    const {names, table, reads} = open();
    table.failure = new Error("away");
    await expect(names()).rejects.toThrow("away");
    table.failure = null;
    expect([await names(), reads()]).toEqual([["ann"], 2]);
  });

  it("a failed read that ends late takes no newer answer away", async () => {
    const {names, list, table, advance, reads} = open();
    const {promise, resolve} = Promise.withResolvers<void>();
    table.answer = promise;
    table.failure = new Error("away");
    const late = list();
    advance(10);
    table.answer = Promise.resolve();
    table.failure = null;
    expect(await names()).toEqual(["ann"]);
    resolve();
    await expect(late).rejects.toThrow("away");
    expect([await names(), reads()]).toEqual([["ann"], 2]);
  });

  it("a clock that is put back does not freeze it for longer than the clock was wrong", async () => {
    const {names, table, advance} = open();
    await names();
    advance(-3600);
    table.rows = [coach("bea")];
    advance(3610);
    expect(await names()).toEqual(["bea"]);
  });
});
