import {globSync} from "node:fs";
import {expect, it} from "vitest";
import {ROOT} from "../../env.ts";
import {chooseNearest, readsChange} from "./changed.ts";

const test = (path: string, milliseconds = 1000) => ({path, milliseconds});
const pathsOf = (tests: readonly {path: string}[]) => tests.map(({path}) => path);

it.each([
  ["README.md", "scripts/src/checks/document-paths.test.ts"],
  [".env.example", "scripts/src/checks/environment.test.ts"],
  ["web/src/features/cart/cart.tsx", "web/messages/used-messages.test.ts"],
  ["web/src/app/[region]/[locale]/faq/page.tsx", "web/src/app/routes.test.ts"],
  ["services/backend/migrations/0001_more.sql", "services/backend/src/core/db/open-database.test.ts"],
  ["services/backend/src/coaches/tables.ts", "services/backend/src/server/modules.test.ts"],
  ["services/content-lake/seed/pages.ndjson", "web/src/page-kit/search/search-page.test.tsx"],
  ["services/content-lake/src/access/roles.json", "services/content-lake/test/roles/types.test.ts"],
])("a change of %s asks for %s, which reads it", (changed, asked) => {
  expect(readsChange(asked, [changed])).toBe(true);
  expect(globSync(asked.replaceAll("[", "[[]"), {cwd: ROOT})).toEqual([asked]);
});

it("a test that changed is asked for, one that has nothing to do with a change is not", () => {
  expect(readsChange("schemas/src/markets.test.ts", ["schemas/src/markets.test.ts"])).toBe(true);
  expect(readsChange("schemas/src/markets.test.ts", ["web/src/lib/cookies.ts"])).toBe(false);
  expect(readsChange("scripts/src/checks/sql.test.ts", [])).toBe(false);
});

it("nearest tests come first, until the time is over", () => {
  const near = test("services/backend/src/coaches/forms.test.ts");
  const domain = test("services/backend/src/coaches/admin/list.test.ts");
  const far = test("services/backend/src/legal/sign.test.ts");
  const other = test("web/src/lib/cookies.test.ts");
  const changed = ["services/backend/src/coaches/admin/routes.ts"];
  expect(chooseNearest([other, far, near, domain], changed, 3000)).toEqual([domain, near, far]);
});

it("one that takes too long leaves its time to those after it", () => {
  const long = test("services/training/src/demo/year.test.ts", 9000);
  const next = test("services/backend/src/legal/sign.test.ts");
  expect(chooseNearest([long, next], ["services/training/src/demo/year.ts"], 3000)).toEqual([next]);
});

it("what reads a change runs, however long it takes, and leaves no time to others", () => {
  const rule = test("scripts/src/checks/sql.test.ts", 9000);
  const far = test("web/src/lib/cookies.test.ts", 10);
  expect(pathsOf(chooseNearest([far, rule], ["web/src/proxy.ts"], 1000))).toEqual([rule.path]);
});
