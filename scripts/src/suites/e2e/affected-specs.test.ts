import {readdirSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {ROOT} from "../../env.ts";
import {affectedSpecs, SPECS_BY_SOURCE} from "./affected-specs.ts";

const specs = readdirSync(join(ROOT, "web/e2e"), {recursive: true, encoding: "utf8"}).filter((path) =>
  path.endsWith(".spec.ts"),
);
const foldersIn = (path: string) =>
  readdirSync(join(ROOT, path), {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? [`${path}/${entry.name}`] : [],
  );

it("names end-to-end tests that exist", () => {
  const named = SPECS_BY_SOURCE.flatMap(([, patterns]) => patterns);
  expect(named.filter((pattern) => !specs.some((path) => path.includes(pattern)))).toEqual([]);
});

it("knows where every feature of the site and every domain of the backend shows", () => {
  const outside = /\/(core|contract|server|feature-flags)$/;
  const folders = [...foldersIn("web/src/features"), ...foldersIn("services/backend/src")];
  const general = new Set(["site/smoke"]);
  const unknown = folders
    .filter((folder) => !outside.test(folder))
    .filter((folder) => affectedSpecs([`${folder}/some.ts`]).every((pattern) => general.has(pattern)));
  expect(unknown).toEqual([]);
});

it("a change of a story is a reason to run it, one of a unit test is none", () => {
  expect(affectedSpecs(["web/e2e/shop/cart.spec.ts", "web/src/features/cart/cart.test.tsx"])).toEqual([
    "shop/cart.spec.ts",
  ]);
});

it("the nearest row decides", () => {
  expect(affectedSpecs(["web/src/features/powercenter/calendar/board.tsx"])).toContain("training/calendar");
  expect(affectedSpecs(["web/src/features/powercenter/calendar/board.tsx"])).not.toContain("site/smoke");
  expect(affectedSpecs(["README.md"])).toEqual([]);
});
