import {readFileSync} from "node:fs";
import {DARK, FIELDS, FIXED_COLOURS, LIGHT} from "@gradus/schemas/thumbnail-palette";
import {expect, test} from "vitest";
import {SITE_COLOURS} from "./site-colours.ts";

const styles = readFileSync(new URL("../../web/src/app/globals.css", import.meta.url), "utf8");

test.each(Object.entries(SITE_COLOURS))("%s is %s on the site too", (name, value) => {
  expect(styles).toContain(`${name}: ${value};`);
});

test.each([
  ["accent", "primary"],
  ["ink", "text"],
  ["success", "success"],
  ["z1", "z1"],
  ["z2", "z2"],
  ["z3", "z3"],
  ["z4", "z4"],
  ["z5", "z5"],
] as const)("%s of a section's thumbnail is %s on the site, by day and by night", (tone, token) => {
  expect(styles).toContain(`--${token}: light-dark(${LIGHT[tone]}, ${DARK[tone]});`);
});

test.each(Object.entries(FIELDS))(
  "%s of a section's thumbnail is lit as on the site",
  (name, [base, highlight]) => {
    expect(styles).toContain(`--field-${name}: ${base};`);
    expect(styles).toContain(`--field-${name}-lit: ${highlight};`);
  },
);

test.each(["blue", "gray", "orange", "black"] as const)("a %s clip is one on the site too", (clip) => {
  expect(styles).toContain(`--clip-${clip}: ${FIXED_COLOURS[clip]};`);
});
