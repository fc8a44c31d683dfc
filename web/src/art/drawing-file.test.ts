import {expect, it} from "vitest";
import {drawFile, readDrawingAddress} from "./drawing-file";
import {GENERATOR_NAMES, parseArt} from "./parse-art";

const POD = parseArt({generator: "pod", params: '{"angle":"front"}'});
const fileOf = (address: string) => readDrawingAddress(new URL(address, "http://site").searchParams);

it("the address of a drawing resolves to that drawing, whatever its parameters hold", () => {
  const kinds = ['{"angle":"front"}', '{"angle":"front","note":"a&b=c #+%é\\""}', "{}"];
  for (const params of kinds) {
    const file = drawFile(parseArt({generator: "pod", params}), "gray");
    expect(file).not.toBeNull();
    expect(fileOf(file?.address ?? "")).toEqual(file);
  }
});

it("a file brings everything along: it names no colour of a page, and nothing outside itself", () => {
  const files = GENERATOR_NAMES.map((generator) => drawFile(parseArt({generator}), "orange"));
  const drawn = files.flatMap((file) => (file ? [file.svg] : []));
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter((svg) => /currentColor|var\(|href|url\((?!#)/.test(svg))).toEqual([]);
  expect(drawn.every((svg) => svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 '))).toBe(
    true,
  );
});

it("drawings that take the colours of their surface stay in the page", () => {
  expect(["lanes", "shoe", "plan"].map((generator) => drawFile(parseArt({generator}), "black"))).toEqual([
    null,
    null,
    null,
  ]);
});

it("another clip is another file", () => {
  const address = (clip: "blue" | "orange") => drawFile(parseArt({generator: "pod"}), clip)?.address;
  expect(address("blue")).not.toBe(address("orange"));
});

it.each([
  ["no parameters", ""],
  ["an unknown clip", "?generator=pod&params={}&clip=pink&version=x"],
  ["another version", `${drawFile(POD, "black")?.address}x`],
  ["a word too many", `${drawFile(POD, "black")?.address}&more=1`],
  ["a drawing that is no file", "?generator=shoe&params={}&clip=black&version=x"],
])(
  "an address with %s resolves to nothing: what is cached permanently must match its address",
  (_what, address) => {
    expect(fileOf(address)).toBeNull();
  },
);
