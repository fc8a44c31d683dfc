import {readdirSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {ROOT} from "../../env.ts";
import {STORIES, storiesOf} from "./stories-of.ts";

const specs = readdirSync(join(ROOT, "web/e2e"), {recursive: true, encoding: "utf8"}).filter((path) =>
  path.endsWith(".spec.ts"),
);
const foldersIn = (path: string) =>
  readdirSync(join(ROOT, path), {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? [`${path}/${entry.name}`] : [],
  );

it("names stories that exist", () => {
  const named = STORIES.flatMap(([, patterns]) => patterns);
  expect(named.filter((pattern) => !specs.some((path) => path.includes(pattern)))).toEqual([]);
});

it("knows where every feature of the site and every domain of the backend shows", () => {
  const outside = /\/(core|contract|server|feature-flags)$/;
  const folders = [...foldersIn("web/src/features"), ...foldersIn("services/backend/src")];
  const general = new Set(["site/smoke"]);
  const unknown = folders
    .filter((folder) => !outside.test(folder))
    .filter((folder) => storiesOf([`${folder}/some.ts`]).every((pattern) => general.has(pattern)));
  expect(unknown).toEqual([]);
});

it("a change of a story is a reason to walk it, one of a unit test is none", () => {
  expect(storiesOf(["web/e2e/shop/cart.spec.ts", "web/src/features/cart/cart.test.tsx"])).toEqual([
    "shop/cart.spec.ts",
  ]);
});

it("the nearest row decides", () => {
  expect(storiesOf(["web/src/features/powercenter/calendar/board.tsx"])).toContain("training/calendar");
  expect(storiesOf(["web/src/features/powercenter/calendar/board.tsx"])).not.toContain("site/smoke");
  expect(storiesOf(["README.md"])).toEqual([]);
});
