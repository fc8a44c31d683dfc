import sharp from "sharp";
import {expect, it} from "vitest";
import {GENERATOR_NAMES} from "./parse-art";
import {socialPicture} from "./social-picture";

const picture = {field: "track", title: "Every step, measured.", product: "Example"};

it("renders at the size networks ask for, without any font", async () => {
  const svg = socialPicture({...picture, price: "149,95 €"});
  expect(svg).not.toContain("<text");
  const {width, height, format} = await sharp(await sharp(Buffer.from(svg)).png().toBuffer()).metadata();
  expect({width, height, format}).toEqual({width: 1200, height: 630, format: "png"});
});

it("differs by field, and takes an unknown field for the default one", () => {
  expect(socialPicture({...picture, field: "cinder"})).not.toBe(socialPicture(picture));
  expect(socialPicture({...picture, field: "none"})).toBe(socialPicture(picture));
});

it.each(["", '<script>&amp;"', "Donaudampfschifffahrtsgesellschaftskapitän", "word ".repeat(80), "跑步 👟"])(
  "takes the title %j",
  async (title) => {
    await expect(
      sharp(Buffer.from(socialPicture({...picture, title})))
        .png()
        .toBuffer(),
    ).resolves.toBeDefined();
  },
);

it("shows the drawing that editors chose for it, and the usual one where they chose none", () => {
  const usual = socialPicture(picture);
  expect(socialPicture({...picture, art: {generator: "powerCurve", params: null}})).not.toBe(usual);
  expect(socialPicture({...picture, art: {generator: "pod", params: '{"clip":"orange"}'}})).not.toBe(
    socialPicture({...picture, art: {generator: "pod", params: '{"clip":"blue"}'}}),
  );
  for (const art of [null, {generator: null, params: "{}"}, {generator: "heroTrack", params: '{"seed":7}'}]) {
    expect(socialPicture({...picture, art})).toBe(usual);
  }
});

it.each(GENERATOR_NAMES)(
  "draws %s without style sheet and fonts, and something of it can be seen",
  async (generator) => {
    const svg = socialPicture({...picture, title: "", art: {generator, params: "{ half typed"}});
    expect(svg).not.toMatch(/var\(|<text|NaN/);
    // Right of the words, where the drawing stands, the ground alone has far fewer colours.
    const right = sharp(Buffer.from(svg)).extract({left: 680, top: 120, width: 440, height: 400});
    const {channels} = await right.stats();
    expect(Math.max(...channels.map(({stdev}) => stdev))).toBeGreaterThan(10);
  },
);
