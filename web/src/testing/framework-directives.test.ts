import {expect, it} from "vitest";
import {frameworkDirectives} from "./framework-directives";

const {transform} = frameworkDirectives();
const compile = (code: string, name = "x.query.ts") =>
  typeof transform === "function" ? Reflect.apply(transform, {}, [code, `/web/src/content/${name}`]) : null;

it("a function that caches goes through the cache, and no other function of the file does", () => {
  const code =
    'export async function a() {\n}\n\nexport async function b(\n  c: string,\n) {\n  "use cache";\n}\n';
  const compiled = compile(code);
  expect(compiled).toContain("export async function a() {\n}");
  expect(compiled).toMatch(
    /export async function b\(\.\.\.given\) \{return cached\$\(".*x\.query\.ts#b", b\$, given\);\}/,
  );
  expect(compiled.split("\n")).toHaveLength(code.split("\n").length);
});

it("a function that cannot be found is refused, or its pages would be slow without a word", () => {
  expect(() => compile('const a = async () => {\n  "use cache";\n};\n')).toThrow("other than an exported");
});

it("what a client component is given is recorded", () => {
  expect(compile('"use client";\nexport function A({b}: Props) {}\n', "a-client.tsx")).toContain(
    "export function A(...given) {recordProps$(given[0]); return A$(...given);} function A$({b}: Props) {}",
  );
});

it("what an island is given is recorded", () => {
  expect(compile('"use client";\nexport const A = withMessages(B);\n', "a-client.tsx")).toContain(
    "export function A(...given) {recordProps$(given[0]); return A$(...given);} const A$ = withMessages(B);",
  );
});

it("other files stay as they are", () => {
  expect(compile('const a = "use cache";\n')).toBeUndefined();
});
