import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {dirname, join} from "node:path";
import {expect, it, onTestFinished} from "vitest";
import {distancesFrom, readImporters, requestsOf} from "./import-graph.ts";

it("reads imports of every form, and none of types alone or of other projects", () => {
  const source = `
    import "./for-its-effect.ts";
    import {value, type Kind} from "./value.ts";
    import type {Shape} from "./shape.ts";
    export {passed} from "@/passed";
    export type {Other} from "./other.ts";
    import {z} from "zod";
    const later = () => import("@gradus/schemas/markets");
    const thread = new URL("./thread.ts", import.meta.url);
  `;
  expect(requestsOf("a.ts", source).sort()).toEqual([
    "./for-its-effect.ts",
    "./thread.ts",
    "./value.ts",
    "@/passed",
    "@gradus/schemas/markets",
  ]);
});

it("counts the imports between a file and what changed", () => {
  const importers = readImporters(
    ["leaf.ts", "middle.ts", "top.test.ts", "other.test.ts"],
    folderWith({
      "leaf.ts": "export const leaf = 1;",
      "middle.ts": `export {leaf} from "./leaf.ts"; import "./top.test.ts";`,
      "top.test.ts": `import {leaf} from "./middle.ts";`,
      "other.test.ts": `import type {leaf} from "./middle.ts";`,
    }),
  );
  expect(distancesFrom(["leaf.ts"], importers)).toEqual(
    new Map([
      ["leaf.ts", 0],
      ["middle.ts", 1],
      ["top.test.ts", 2],
    ]),
  );
});

it("finds its way through this project: by extension or not, by alias and by package", () => {
  const files = [
    "web/src/proxy.test.ts",
    "web/src/app/api/shop/cart/route.ts",
    "web/src/lib/require-market.ts",
  ];
  const importers = readImporters(files);
  expect(importers.get("web/src/proxy.ts")).toEqual(new Set(["web/src/proxy.test.ts"]));
  expect(importers.get("services/backend/src/contract/cart.ts")).toEqual(
    new Set(["web/src/app/api/shop/cart/route.ts"]),
  );
  expect(importers.get("schemas/src/markets.ts")).toContain("web/src/lib/require-market.ts");
});

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "import-graph-"));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), text);
  }
  return folder;
}
