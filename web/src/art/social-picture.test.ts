import sharp from "sharp";
import {expect, it} from "vitest";
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
