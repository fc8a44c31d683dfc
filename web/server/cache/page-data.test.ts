import {expect, it} from "vitest";
import {parseDataPath, splitPage} from "./page-data.ts";

const BEGIN = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";
const piece = (text: string) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`;

it("what only scripts read is taken out, in its order, and nothing else", () => {
  const {html, data} = splitPage(
    `<p>Watts</p>${BEGIN}${piece('0:"a"\n')}<i>1</i>${piece('1:["b","ü"]\n')}</body>`,
  );
  expect(html).toBe("<p>Watts</p><i>1</i></body>");
  expect(data?.text).toBe('0:"a"\n1:["b","ü"]\n');
});

it("the version of data is that of its text", () => {
  const versionOf = (text: string) => splitPage(BEGIN + piece(text)).data?.version;
  expect(versionOf("a")).toBe(versionOf("a"));
  expect(versionOf("a")).not.toBe(versionOf("b"));
});

it.each([
  ["a page without scripts", "<p>self.__next_f.push([1])</p>"],
  ["data of another kind", `${BEGIN}${piece("a")}<script>self.__next_f.push([3,"AAAA"])</script>`],
  ["a beginning alone", BEGIN],
])("%s stays as it is", (_what, page) => {
  expect(splitPage(page)).toEqual({html: page, data: null});
});

it("an address names the version and the page, or nothing", () => {
  const version = "a".repeat(22);
  expect(parseDataPath(`/page-data/${version}/us/en/store?utm=1`)).toEqual({version, page: "/us/en/store"});
  expect(parseDataPath(`/page-data/${version}/int/de`)).toEqual({version, page: "/int/de"});
  for (const wrong of [
    "/page-data/",
    "/page-data/short/us/en",
    `/page-data/${version}`,
    `/x/${version}/us/en`,
    `/page-data/${version}/page-data/${version}/us/en`,
    `/page-data/${version}/api/search`,
    `/page-data/${version}/us/english`,
  ])
    expect(parseDataPath(wrong)).toBeNull();
});
