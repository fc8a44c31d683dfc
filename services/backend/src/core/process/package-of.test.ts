import {expect, it} from "vitest";
import {packageOf} from "./package-of.ts";

it.each([
  ["file:///srv/services/backend/src/core/db/db.ts", "file:///srv/services/backend"],
  ["file:///srv/services/training/src/cp/history.ts", "file:///srv/services/training"],
  ["file:///srv/services/backend/test/src/people.ts", "file:///srv/services/backend"],
  [
    "file:///srv/node_modules/.pnpm/pg@8/node_modules/pg/src/index.js",
    "file:///srv/node_modules/.pnpm/pg@8/node_modules/pg",
  ],
  ["file:///srv/node_modules/@hono/zod-openapi/dist/index.js", "file:///srv/node_modules/@hono/zod-openapi"],
  ["file:///srv/node_modules/a/node_modules/b/index.js", "file:///srv/node_modules/a/node_modules/b"],
  ["file:///srv/program.mjs", null],
  ["data:text/javascript,import%20'pg'", null],
])("%s is part of %s", (url, folder) => {
  expect(packageOf(url)).toBe(folder);
});
