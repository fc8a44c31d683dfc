import {readFileSync} from "node:fs";
import {createRequire} from "node:module";
import {describe, expect, it} from "vitest";
import {fingerprint, isFrameworkScript} from "./framework-script.ts";
import {inlineScriptSources} from "./inline-sources.ts";
import {RUNTIME_DEFINITIONS} from "./runtime-definitions.ts";

const SERVER_OF_REACT = "next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js";
const SERVER_OF_METADATA =
  "next/dist/server/app-render/metadata-insertion/create-server-inserted-metadata.js";
const LITERAL = /'((?:\$R[A-Z]|requestAnimationFrame)(?:[^'\\\n]|\\.)*)'|"(requestAnimationFrame[^"\\\n]*)"/g;

const installed = (file: string) => readFileSync(createRequire(import.meta.url).resolve(file), "utf8");

/** The script that follows metadata which was not ready with the head. */
const lateIcons = () =>
  /REINSERT_ICON_SCRIPT = `(?:\\\n)?([^`]*)`/.exec(installed(SERVER_OF_METADATA))?.[1] ?? "";

/** What the installed framework writes, as its source spells it. */
function installedDefinitions(): string[] {
  const source = installed(SERVER_OF_REACT);
  const spelled = [...source.matchAll(LITERAL)].map(([, single, double]) => single ?? double ?? "");
  return spelled.map((text) =>
    text
      .replaceAll("\\'", "'")
      .replaceAll("\\n", "\n")
      .replace(/\$R[A-Z]\("$/, ""),
  );
}

const definitionOf = (name: keyof typeof RUNTIME_DEFINITIONS) =>
  installedDefinitions().find((text) => fingerprint(text) === RUNTIME_DEFINITIONS[name]) ?? "";

it("each pinned definition is one the installed framework writes", () => {
  const definitions = installedDefinitions();
  const [reveal = ""] = definitions.filter((text) => text.startsWith("$RB="));
  const [withStyles = ""] = definitions.filter((text) => text.startsWith("$RM="));
  const known = new Set([...definitions, reveal + withStyles, lateIcons()].map(fingerprint));
  expect(Object.entries(RUNTIME_DEFINITIONS).filter(([, hash]) => !known.has(hash))).toEqual([]);
});

describe("the framework's own", () => {
  it.each([
    ["start of the data", "(self.__next_f=self.__next_f||[]).push([0])"],
    ["data", 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\""])'],
    [
      "list of files",
      '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]})',
    ],
    ["first call", `${definitionOf("reveals a boundary")}$RC("B:0","S:0")`],
    ["mover of icons", lateIcons()],
    ["later call", '$RR("B:1","S:1",[["/a.css"]])'],
  ])("%s may run", (_what, script) => {
    expect(isFrameworkScript(script)).toBe(true);
  });
});

describe("anything else stays dead, also when it looks alike", () => {
  it.each([
    "",
    "alert(1)",
    'self.__next_f.push([1,"a"]);alert(1)',
    "self.__next_f.push([alert(1)])",
    'self.__next_f.push([1,"a"]),self.x([2])',
    '$RC("a");alert("b")',
    '$RC("a",alert(1))',
    'alert(1);$RC("B:0","S:0")',
    `${definitionOf("reveals a boundary")}alert(1);$RC("B:0","S:0")`,
  ])("%s", (script) => {
    expect(isFrameworkScript(script)).toBe(false);
  });
});

it("a page's policy names its framework scripts, and neither data blocks nor planted ones", () => {
  const own = "(self.__next_f=self.__next_f||[]).push([0])";
  const page = `<script type="application/ld+json">{"a":1}</script><script src="/x.js"></script>
    <script>alert(1)</script><script id="_R_">${own}</script><script>${own}</script>`;
  expect(inlineScriptSources(page)).toEqual([`'sha256-${fingerprint(own)}'`]);
});
