import {readdirSync} from "node:fs";
import {expect, it} from "vitest";
import * as calls from "./index.ts";

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

it("names every family, so that the site's client knows its calls", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.startsWith("index."));
  expect(Object.keys(calls).sort()).toEqual(files.map((file) => camelCase(file.replace(/\.ts$/, ""))).sort());
});

it("declares no call twice", () => {
  const declared = Object.values(calls).flatMap((family) =>
    Object.values(family).flatMap((each) =>
      typeof each === "object" && "path" in each && "method" in each ? [`${each.method} ${each.path}`] : [],
    ),
  );
  expect(declared.length).toBeGreaterThan(250);
  expect(declared.filter((call, at) => declared.indexOf(call) !== at)).toEqual([]);
});
