import {expect, test} from "vitest";
import {cleanHtml, cleanPaste, smartQuotes, typedQuote} from "./clean-paste.ts";

test.each([
  ["en", `He said "go" and it's on.`, "He said “go” and it’s on."],
  ["de", `Er sagte "los" und los geht's.`, "Er sagte „los“ und los geht’s."],
  ["fr", `Il a dit "partez", l'heure tourne.`, "Il a dit «\u00a0partez\u00a0», l’heure tourne."],
  ["es", `Dijo "ya" (y "ahora").`, "Dijo «ya» (y «ahora»)."],
  ["en", `The 'inner' one, the runners' own.`, "The ‘inner’ one, the runners’ own."],
  ["en", `"{price:pod}" stays a token`, "“{price:pod}” stays a token"],
] as const)("%s: %s", (locale, straight, curly) => expect(smartQuotes(straight, locale)).toBe(curly));

test("deep headings become small headings, the largest become headings", () => {
  expect(cleanHtml("<h1>A</h1><h2 class='x'>B</h2><h3>C</h3><h4>D</h4><h5>E</h5><H6>F</H6>", "en")).toBe(
    "<h3>A</h3><h3 class='x'>B</h3><h3>C</h3><h4>D</h4><h4>E</h4><h4>F</h4>",
  );
});

test("quotation marks change in text, never in markup, and know their neighbours across marks", () => {
  expect(cleanHtml('<p>say "<b>go</b>" <a href="https://example.com/?a=\'b\'">it&#39;s</a></p>', "en")).toBe(
    "<p>say “<b>go</b>” <a href=\"https://example.com/?a='b'\">it’s</a></p>",
  );
  expect(cleanHtml('<p>one</p><p>"two"</p>', "de")).toBe("<p>one</p><p>„two“</p>");
});

test("styles and comments stay what they are", () => {
  const html = '<style>p{font:"Arial"}</style><!--"x"--><p style="color:red">a</p>';
  expect(cleanHtml(html, "en")).toBe(html);
});

test.each([
  ["de", "", '"', "„"],
  ["de", "los", '"', "“"],
  ["fr", "dit ", '"', "«\u00a0"],
  ["en", "it", "'", "’"],
  ["es", "(", '"', "«"],
] as const)("typed in %s behind %j, %s becomes %s", (locale, before, sign, expected) => {
  expect(typedQuote(sign, before, locale)).toBe(expected);
});

const clipboard = (data: Record<string, string>) => ({getData: (type: string) => data[type] ?? ""});

test.each([
  [
    {"text/html": "<h6>A</h6>", "text/plain": "A"},
    {mimeType: "text/html", data: "<h4>A</h4>"},
  ],
  [{"text/plain": 'Say "go"'}, {mimeType: "text/plain", data: "Say “go”"}],
  [{"text/plain": "https://example.com"}, null],
  [{"application/x-portable-text": "[]", "text/html": "<h6>A</h6>"}, null],
])("the clipboard %j arrives as %j", (data, expected) => {
  expect(cleanPaste(clipboard(data), "en")).toEqual(expected);
});
