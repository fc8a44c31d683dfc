import {globSync, readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {expect, test} from "vitest";

const SRC = fileURLToPath(new URL("..", import.meta.url));
const files = globSync("**/*.{ts,tsx}", {cwd: SRC});
const hasDirective = (path: string) => /^["']use client["']/m.test(readFileSync(`${SRC}/${path}`, "utf8"));

/** `"use client"` is where the server hands over to the browser; what only such files import is in the browser anyway. */
test("exactly the files named -client hand over to the browser", () => {
  const named = files.filter((path) => path.endsWith("-client.tsx"));
  expect(named.length).toBeGreaterThan(0);
  expect(files.filter(hasDirective).sort()).toEqual(named.sort());
});
