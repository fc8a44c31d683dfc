import {readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {ROOT} from "../env.ts";
import {isTest, listSourceFiles} from "./tracked-files.ts";

// What `testing` holds no page may import.
const SITE = listSourceFiles().filter(
  ({path}) => path.startsWith("web/src/") && !isTest(path) && !path.startsWith("web/src/testing/"),
);
const filesWith = (words: RegExp) => SITE.filter(({text}) => words.test(text)).map(({path}) => path);

it("one file of the site knows where tokens are stored", () => {
  expect(filesWith(/gradus\.(access_token|refresh_token|client_id)\b/)).toEqual([
    "web/src/client/session/session-store.ts",
  ]);
});

it("one file of the site opens the browser's storage", () => {
  expect(filesWith(/\b(local|session)Storage\b/).filter((path) => !/\/(README|ports)/.test(path))).toEqual([
    "web/src/client/session/browser-storage.ts",
  ]);
});

it("cookies are touched by the region's files only, through the accessor that refuses other names", () => {
  const touching = filesWith(/document\s*\.\s*cookie|cookieStore\b/);
  for (const path of touching) {
    const text = SITE.find((file) => file.path === path)?.text ?? "";
    expect(/(readCookie|regionCookie)\b/.test(text), path).toBe(true);
  }
  expect(touching.sort()).toEqual([
    "web/src/lib/cookies.ts",
    "web/src/shell/region-prompt/find-suggestion.ts",
    "web/src/shell/region-prompt/region-prompt-client.tsx",
    "web/src/shell/select-store-client.tsx",
  ]);
});

it("the register of stored entries names every key the site stores, where it is stored", () => {
  const registers = readFileSync(join(ROOT, "services/content-lake/seed/registers.ndjson"), "utf8");
  const names = [...registers.matchAll(/"name":"(gradus\.[a-z_]+)"/g)].map(([, name]) => name);
  // Names of the lock and the channel between tabs, and a probe that is gone at once: nothing is stored under these.
  const unstored = new Set(["gradus.session", "gradus.probe"]);
  const keys = SITE.flatMap(({text}) =>
    [...text.matchAll(/"(gradus\.[a-z_]+)"/g)].map(([, key]) => key ?? ""),
  );
  expect([...new Set(keys)].filter((key) => !unstored.has(key)).sort()).toEqual([...names].sort());
});

it("no field refuses what is pasted into it", () => {
  expect(filesWith(/\bon(Paste|Copy|Cut)\b|["']paste["']/)).toEqual([]);
});
