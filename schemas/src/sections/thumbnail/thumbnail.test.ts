import {expect, test} from "vitest";
import {SECTION_META} from "../meta.ts";
import {drawSketch, sketchUrl} from "./draw-sketch.ts";

const PICTURES = Object.entries(SECTION_META).map(
  ([name, {thumbnail}]) => [name, drawSketch(thumbnail)] as const,
);

test("no two sections look alike", () => {
  expect(new Set(PICTURES.map(([, picture]) => picture)).size).toBe(PICTURES.length);
});

test.each(PICTURES)("%s: every tone is painted, every number is one", (_name, picture) => {
  const unpainted = [...picture.matchAll(/var\((--\w+)\)/g)].filter(
    ([, tone]) => !picture.includes(`${tone}:`),
  );
  expect(unpainted).toEqual([]);
  expect(picture).not.toMatch(/undefined|NaN/);
});

// The Studio hands every picture to the preview, once for each type of page that has sections.
test.each(Object.entries(SECTION_META))(
  "%s: its picture is an address of at most 4 kB",
  (_name, {thumbnail}) => {
    const url = sketchUrl(thumbnail);
    expect(url.length).toBeLessThanOrEqual(4096);
    expect(decodeURIComponent(new URL(url).href)).toContain(drawSketch(thumbnail).slice(0, 60));
  },
);
