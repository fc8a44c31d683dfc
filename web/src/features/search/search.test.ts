import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {findRows, type SearchRow} from "./find-rows";
import {fold} from "./fold";
import {markWords} from "./mark-words";
import {parseQuery, QUERY_MAX} from "./parse-query";
import {wordsOf} from "./words-of";

const row = (group: SearchRow["group"], title: string, text = ""): SearchRow => ({
  group,
  path: `/${title}`,
  title,
  text,
  locale: "en",
});
const titles = (rows: readonly SearchRow[], typed: string) =>
  findRows(rows, parseQuery(typed)?.words ?? []).flatMap(({results}) =>
    results.map((each) => each.row.title),
  );
const marked = (source: string, typed: string, excerpt = false) =>
  markWords(source, parseQuery(typed)?.words ?? [], {excerpt})
    .map(({text, isFound}) => (isFound ? `[${text}]` : text))
    .join("");

describe("what is typed", () => {
  it.each([
    [undefined, null],
    ["", null],
    [" \n\t ", null],
    [["pod", "duo"], ["pod"]],
    ["  Two\u0000 Pods ", ["two", "pods"]],
    ["a", []],
    ["?!", []],
    ["pod POD Pód", ["pod"]],
  ])("%j looks for %j", (rawQuery, words) => {
    expect(parseQuery(rawQuery)?.words ?? null).toEqual(words);
  });

  it("costs no more the longer it gets", () => {
    const {typed, words} = parseQuery(`${"ab ".repeat(50_000)}${"x".repeat(9999)}`) ?? {typed: "", words: []};
    expect(typed.length).toBeLessThanOrEqual(QUERY_MAX);
    expect(parseQuery("a1 b2 c3 d4 e5 f6 g7 h8 i9 j0")?.words).toHaveLength(8);
    expect(words).toEqual(["ab"]);
  });
});

describe("what is found", () => {
  it("contains every word, wherever it appears", () => {
    const rows = [row("help", "How do I charge it?", "Use the cable in the box."), row("help", "Charge")];
    expect(titles(rows, "cable charge")).toEqual(["How do I charge it?"]);
    expect(titles(rows, "cable horse")).toEqual([]);
  });

  it("ranks a title match before a text match, and the beginning of a word before its middle", () => {
    const rows = [
      row("pages", "Store", "All about returns."),
      row("pages", "Preturns"),
      row("pages", "Returns and refunds"),
    ];
    expect(titles(rows, "returns")).toEqual(["Returns and refunds", "Preturns", "Store"]);
  });

  it("does not depend on case or accents", () => {
    expect(titles([row("pages", "Größe wählen"), row("pages", "Équipe")], "GROSSE wahl")).toEqual([
      "Größe wählen",
    ]);
    expect(titles([row("pages", "Équipe")], "equipe")).toEqual(["Équipe"]);
  });

  it("two letters match at the beginning of words, not in the middle", () => {
    expect(titles([row("pages", "Duo pod"), row("pages", "Cadence")], "du")).toEqual(["Duo pod"]);
  });

  it("is listed in its group; a large group shows the best results and counts all of them", () => {
    const rows = [
      row("legal", "Pod terms"),
      ...Array.from({length: 20}, (_, at) => row("help", `Pod ${at}`)),
    ];
    const found = findRows(rows, ["pod"]);
    expect(found.map(({group, total, results}) => [group, total, results.length])).toEqual([
      ["help", 20, 8],
      ["legal", 1, 1],
    ]);
  });
});

describe("marks", () => {
  it("surround the matched text, as it is written in the source", () => {
    expect(marked("Größe und Grösse, groß", "grosse")).toBe("[Größe] und [Grösse], groß");
    expect(marked("Straße", "sse")).toBe("Stra[ße]");
  });

  it("an excerpt is the part around the first of them, between words", () => {
    const longText = `${"before ".repeat(40)}the cable is here ${"after ".repeat(40)}`;
    const excerpt = marked(longText, "cable", true);
    expect(excerpt).toMatch(/^… before .*the \[cable\] is here after .*after …$/);
    expect(excerpt.length).toBeLessThan(220);
  });

  it("lose and add nothing, whatever the text and whatever is looked for", () => {
    fc.assert(
      fc.property(fc.string({unit: "grapheme"}), fc.string({unit: "grapheme"}), (source, typed) => {
        const words = parseQuery(typed)?.words ?? [];
        expect(
          markWords(source, words)
            .map(({text}) => text)
            .join(""),
        ).toBe(source);
        expect(fold(source).at).toHaveLength(fold(source).text.length + 1);
      }),
    );
  });
});

it("reads of content what people read: neither addresses, nor keys, nor what only scripts know", () => {
  const section = {
    _type: "chapter",
    _key: "k1",
    heading: "Charge it",
    body: [
      {
        _type: "block",
        children: [{text: "Use "}, {text: "the cable"}, {text: "."}],
        markDefs: [{href: "https://x.example"}],
      },
    ],
    action: {path: "/store", href: null, style: "primary"},
    art: {generator: "pod", params: "{}"},
    items: [{_key: "a", heading: "One", text: "first"}],
  };
  expect(wordsOf(section)).toBe("Charge it Use the cable. One first");
});
