import {readFileSync} from "node:fs";
import {expect, it} from "vitest";
import {drawArt, parseArt} from "../parse-art";
import {CLIP_SHADES, CLIPS} from "./clip";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

it.each(["front", "side", "top", "on-shoe"])(
  "the %s takes the chosen colour from the page around it",
  (angle) => {
    const art = parseArt({generator: "pod", params: JSON.stringify({clip: "variant", angle})});
    const {body} = drawArt(art, {prefix: "a", clip: "chosen"});
    expect(body).toContain("var(--clip-base)");
    expect(drawArt(art, {prefix: "a", clip: "blue"}).body).not.toContain("var(");
  },
);

it.each(CLIPS)("choosing %s gives the picture the shades of its drawings elsewhere", (clip) => {
  const [light, base, deep] = CLIP_SHADES[clip];
  const rules = read("../../ui/styles/art.css");
  expect(rules).toMatch(
    new RegExp(`--clip-lit: ${light};\\s+--clip-base: var\\(--clip-${clip}\\);\\s+--clip-deep: ${deep};`),
  );
  expect(read("../../app/globals.css")).toContain(`--clip-${clip}: ${base};`);
});
