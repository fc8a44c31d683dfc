import {readFileSync} from "node:fs";
import {describe, expect, it} from "vitest";

const css = readFileSync(new URL("./globals.css", import.meta.url), "utf8");
const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

/** A token's colour, read from the style sheet that ships. */
function colour(token: string, scheme: Scheme): string {
  const value = css.match(new RegExp(`--${token}:\\s*([^;]+);`))?.[1];
  if (!value) throw new Error(`globals.css has no --${token}`);
  const pair = value.match(/^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/);
  return (scheme === "light" ? pair?.[1] : pair?.[2]) ?? value;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["page", "surface", "raised", "sunken"];
const WORDS = [
  "text",
  "text-2",
  "text-3",
  "primary",
  "primary-hover",
  "danger",
  "warning",
  "success",
  "info",
];
const SERIES = ["s-power", "s-pace", "s-hr", "s-cad", "s-form", "s-gct"];
const ZONES = ["z1", "z2", "z3", "z4", "z5"];
const FIELDS = ["field-track", "field-infield", "field-cinder", "field-asphalt"];

const cross = (one: readonly string[], other: readonly string[]) =>
  one.flatMap((left) => other.map((right) => [left, right] as const));

describe.each(SCHEMES)("%s scheme", (scheme) => {
  const ratio = (one: string, other: string) => contrast(colour(one, scheme), colour(other, scheme));

  it.each([
    ...cross(WORDS, GROUNDS),
    ...cross(SERIES, ["page", "surface"]),
    ...cross(["on-zone"], ZONES),
    ["btn-text", "btn"] as const,
    ["on-danger", "danger"] as const,
    ["ink", "lume"] as const,
  ])("words: %s on %s", (one, other) => {
    expect(ratio(one, other)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ...cross(["line-strong", "focus"], GROUNDS),
    ...cross(ZONES, ["page", "surface"]),
    ...cross(["s-elev"], ["page", "surface"]),
  ])("controls and graphics: %s on %s", (one, other) => {
    expect(ratio(one, other)).toBeGreaterThanOrEqual(3);
  });
});

describe("fields", () => {
  const grounds = FIELDS.flatMap((field) => [field, `${field}-lit`]);
  const ratio = (one: string, other: string) => contrast(colour(one, "light"), colour(other, "light"));

  it.each(cross(["on-field", "on-field-2"], grounds))("words: %s on %s", (one, other) => {
    expect(ratio(one, other)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(cross(["lume"], grounds))("the light: %s on %s, drawn large", (one, other) => {
    expect(ratio(one, other)).toBeGreaterThanOrEqual(3);
  });

  it("a dark token is not the light one: both schemes are really read", () => {
    expect(colour("page", "light")).not.toBe(colour("page", "dark"));
  });
});
