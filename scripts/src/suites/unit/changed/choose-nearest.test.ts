import {globSync} from "node:fs";
import {expect, it} from "vitest";
import {ROOT} from "../../../env.ts";
import {chooseNearest, readsChange} from "./choose-nearest.ts";

const test = (path: string, distance: number | null, milliseconds = 1000) => ({path, distance, milliseconds});
const pathsOf = (tests: readonly {path: string}[]) => tests.map(({path}) => path);

it.each([
  ["README.md", "scripts/src/checks/document-paths.test.ts"],
  [".env.example", "scripts/src/checks/environment.test.ts"],
  [".env.example", "scripts/src/checks/published-secrets.test.ts"],
  ["services/backend/src/cli.ts", "scripts/src/checks/published-secrets.test.ts"],
  ["web/src/features/cart/cart.tsx", "web/messages/used-messages.test.ts"],
  ["web/messages/fr.json", "web/messages/messages.test.ts"],
  ["web/src/app/[region]/[locale]/faq/page.tsx", "web/src/app/routes.test.ts"],
  ["services/backend/migrations/0001_more.sql", "services/backend/src/core/db/open-database.test.ts"],
  ["services/backend/src/coaches/tables.ts", "services/backend/src/server/modules.test.ts"],
  ["services/content-lake/seed/pages.ndjson", "web/src/page-kit/search/search-page.test.tsx"],
  ["services/content-lake/src/access/roles.json", "services/content-lake/test/roles/types.test.ts"],
])("a change of %s selects %s, which reads it", (changed, expected) => {
  expect(readsChange(expected, [changed])).toBe(true);
  expect(globSync(expected.replaceAll("[", "[[]"), {cwd: ROOT})).toEqual([expected]);
});

it("a changed test is selected; a test unrelated to the change is not", () => {
  expect(readsChange("schemas/src/markets.test.ts", ["schemas/src/markets.test.ts"])).toBe(true);
  expect(readsChange("schemas/src/markets.test.ts", ["web/src/lib/cookies.ts"])).toBe(false);
  expect(readsChange("scripts/src/checks/sql.test.ts", [])).toBe(false);
});

it("nearest tests come first, by imports and then by folders, until the time is over", () => {
  const direct = test("web/src/lib/cookies.test.ts", 1);
  const near = test("services/backend/src/coaches/forms.test.ts", 5);
  const domain = test("services/backend/src/coaches/admin/list.test.ts", 5);
  const distantTest = test("services/backend/src/legal/sign.test.ts", 5);
  const changed = ["services/backend/src/coaches/admin/routes.ts"];
  expect(chooseNearest([distantTest, near, domain, direct], changed, 3000)).toEqual([direct, domain, near]);
});

it("one that takes too long leaves its time to those after it", () => {
  const slowTest = test("services/training/src/demo/year.test.ts", 1, 9000);
  const next = test("services/backend/src/legal/sign.test.ts", 4);
  expect(chooseNearest([slowTest, next], ["services/training/src/demo/year.ts"], 3000)).toEqual([next]);
});

it("what reads a change runs, however long it takes, and leaves no time to others", () => {
  const rule = test("scripts/src/checks/sql.test.ts", null, 9000);
  const distantTest = test("web/src/lib/cookies.test.ts", 3, 10);
  expect(pathsOf(chooseNearest([distantTest, rule], ["web/src/proxy.ts"], 1000))).toEqual([rule.path]);
});
