import {readFileSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {ROOT} from "../env.ts";
import {isTest, listSourceFiles} from "./tracked-files.ts";

/**
 * The modules that may read the environment. A package has one; the e2e tests, which talk to a running stack, have
 * their own, and code that runs before any package is installed cannot use one.
 */
const READERS = [
  /^services\/[a-z-]+\/src\/((server|config)\/)?env\.ts$/,
  /^scripts\/src\/env\.ts$/,
  // Passes on to the tests of every package what the run was started with.
  /^vitest\.shared\.ts$/,
  /^scripts\/(gradus\.mjs|bootstrap\/)/,
  /^studio\/(src\/)?(env|serve|sanity\.(cli|config))\.ts$/,
  /^web\/src\/env\/read-env\.ts$/,
  /^web\/e2e\/support\/env\.ts$/,
  // The bundler replaces it word by word: which runtime this is, and whether it is built.
  /^web\/src\/(instrumentation|lib\/trusted-types\/install-trusted-types)\.ts$/,
];
/** Set by the system or the framework, or passed from one of our programs to another: nothing to configure. */
const INTERNAL = new Set([
  "NODE_ENV",
  "NEXT_RUNTIME",
  "PATH",
  "CI",
  "STACK_CONTROL_URL",
  "LAKE_WEBHOOKS",
  "MAIL_URL",
  "IDENTITY_URL",
  "PAYMENTS_URL",
  "STUDIO_DIST_DIR",
]);
const isInternal = (name: string) => INTERNAL.has(name) || name.startsWith("SANITY_STUDIO_");
const isReader = (path: string) => READERS.some((reader) => reader.test(path));

const files = listSourceFiles();
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

it("only the environment readers touch process.env", () => {
  const others = files.filter(
    ({path, text}) => /process\.env\b/.test(text) && !isReader(path) && !isTest(path),
  );
  expect(others.map(({path}) => path)).toEqual([]);
});

describe(".env.example", () => {
  const documented = [...read(".env.example").matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => name,
  );
  const readers = files.filter(({path}) => isReader(path) && path.endsWith(".ts"));
  const used = new Set(
    readers.flatMap(({text}) =>
      [
        ...text.matchAll(/^\s+([A-Z][A-Z0-9_]+): (?:z\b|port\b|hooks\b)|process\.env\.([A-Z][A-Z0-9_]+)/gm),
      ].map(([, key, direct]) => key ?? direct ?? ""),
    ),
  );

  it("has a line for every variable that is read", () => {
    expect([...used].filter((name) => !isInternal(name) && !documented.includes(name))).toEqual([]);
  });

  it("has no line for a variable that no code reads, and no variable twice", () => {
    expect(documented.filter((name) => !used.has(name ?? ""))).toEqual([]);
    expect(new Set(documented).size).toBe(documented.length);
  });

  it("explains each variable: a comment precedes every line", () => {
    const lines = read(".env.example").split("\n");
    const naked = lines.filter(
      (line, index) => /^(# )?[A-Z][A-Z0-9_]+=/.test(line) && lines[index - 1] === "",
    );
    expect(naked).toEqual([]);
  });
});
