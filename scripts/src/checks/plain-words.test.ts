import {execFileSync} from "node:child_process";
import {existsSync, readFileSync} from "node:fs";
import {join} from "node:path";
import {parseSync} from "oxc-parser";
import {expect, it} from "vitest";
import {ROOT} from "../env.ts";

// Words of a private dialect, which a reader has to translate, and the field's words for them. Code marks are left out,
// since a name may hold one.
const DIALECT = [
  [
    "somebody, anybody, everybody, nobody, whoever",
    "user, athlete, viewer, caller, visitor, customer, staff",
  ],
  ["said, told", "shown, returned, reported, announced, notified"],
  ["journey, journeys", "end-to-end test, flow"],
  ["stand-in, stand-ins", "emulator, fake"],
  ["mend, mends, mended, mending", "repair, fix"],
  ["heed, heeds", "apply"],
  ["clash, clashes", "conflict"],
] as const;
const BANNED = new RegExp(`\\b(${DIALECT.flatMap(([words]) => words.split(", ")).join("|")})\\b`, "i");
/** Plain in a sentence, riddles in a name. */
const RIDDLES = [
  ["speak", "localize"],
  ["tend, tends", "sweep"],
  ["tidy", "clean up"],
  ["lift, lifted, brought", "drag, incoming"],
  ["heard", "notified"],
  ["besides", "supplementary"],
  ["kit", "context"],
  ["clerk", "staff member"],
  ["parted", "split"],
] as const;
const BANNED_NAMES = new Set([...DIALECT, ...RIDDLES].flatMap(([words]): string[] => words.split(", ")));
// The hosted content API calls a path so; pages are made of a kit.
const NAMED_BY_OTHERS = ["JOURNEYS"];
const PAGE_KIT = "web/src/page-kit/";
/** Past participles say nothing about what a type holds. */
const NO_TYPES =
  /\b(?:interface|type) (Asked|Kept|Told|Wanted|Shown|Given|Found|Said|Heard|Seen|Made|Sent|Held|Known)\b/;
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(["`])(.+?)\1/g;

const trackedFiles = (...patterns: readonly string[]) =>
  execFileSync("git", ["ls-files", ...patterns], {cwd: ROOT, encoding: "utf8"})
    .split("\n")
    .filter((file) => file !== "" && existsSync(join(ROOT, file)));

const FILES = trackedFiles("*.ts", "*.tsx", "*.mjs").filter((file) => !file.includes("generated"));
// The glossary lists words that are not used.
const DOCUMENTS = trackedFiles("*.md").filter((file) => file !== "GLOSSARY.md");

/** What people read in a source: its comments and the titles of its tests, without what stands in code marks. */
function proseOf(file: string, text: string): string[] {
  const comments = parseSync(file, text).comments.map(({value}) => value);
  const titles = /\.(test|spec)\.tsx?$/.test(file)
    ? [...text.matchAll(TITLE)].map(([, , title = ""]) => title)
    : [];
  return [...comments, ...titles].map((prose) => prose.replace(/`[^`]*`/g, ""));
}

/** The words of a name in camel case, snake case or with hyphens. */
const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const isBannedName = (name: string) =>
  !NAMED_BY_OTHERS.includes(name) && wordsOf(name).some((word) => BANNED_NAMES.has(word));

/** Names that a module declares at its top. */
function namesOf(file: string, text: string): string[] {
  return parseSync(file, text).program.body.flatMap((statement) => {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (!declaration) return [];
    if (declaration.type === "VariableDeclaration")
      return declaration.declarations.flatMap(({id}) => (id.type === "Identifier" ? [id.name] : []));
    return "id" in declaration && declaration.id?.type === "Identifier" ? [declaration.id.name] : [];
  });
}

const problemsIn = (file: string, text: string) => [
  ...(isBannedName(file.replace(PAGE_KIT, "")) ? [file] : []),
  ...namesOf(file, text).filter(isBannedName),
  ...proseOf(file, text).filter((prose) => BANNED.test(prose)),
  ...(NO_TYPES.exec(text) ?? []).slice(1),
];

const linesWithDialect = (document: string) =>
  document
    .replace(/^```.*?^```/gms, "")
    .replace(/`[^`]*`/g, "")
    .split("\n")
    .filter((line) => BANNED.test(line));

it("comments, titles, names and files use the field's words, and types are nouns", () => {
  const found = FILES.filter((file) => !file.endsWith("plain-words.test.ts")).flatMap((file) =>
    problemsIn(file, readFileSync(join(ROOT, file), "utf8")).map((prose) => `${file}: ${prose.trim()}`),
  );
  expect(found).toEqual([]);
});

it("documents use the field's words", () => {
  const found = DOCUMENTS.flatMap((file) =>
    linesWithDialect(readFileSync(join(ROOT, file), "utf8")).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

it("the check of documents leaves out code", () => {
  const text = "Nobody runs `nobody`.\n\n```sh\nnobody\n```\n\nA user does.";
  expect(linesWithDialect(text)).toEqual(["Nobody runs ."]);
});

it.each([
  ["a comment", "a.ts", "// What somebody wrote.\nexport const a = 1;", [" What somebody wrote."]],
  ["a title", "a.test.ts", 'it("404: nobody reads it", () => {});', ["404: nobody reads it"]],
  ["a type", "a.ts", "interface Asked {}", ["Asked"]],
  ["a name", "a.ts", "export function tellNobody() {}", ["tellNobody"]],
  ["a file", "orders/clash-body.ts", "", ["orders/clash-body.ts"]],
  ["a longer word", "a.ts", "export const extended = 1;", []],
  ["code marks", "a.ts", "// The id is then `nobody`.", []],
  ["a string", "a.ts", 'const words = "Somebody signed in";', []],
])("the check looks at %s", (_what, file, text, problems) => {
  expect(problemsIn(file, text)).toEqual(problems);
});
