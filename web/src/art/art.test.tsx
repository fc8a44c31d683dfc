import {gzipSync} from "node:zlib";
import {renderToStaticMarkup} from "react-dom/server";
import {describe, expect, it} from "vitest";
import {isKnownMarkup} from "@/lib/trusted-types/is-known-markup";
import {Art} from "./art";
import {FieldHero} from "./field-hero";
import {drawArt, GENERATOR_NAMES, type GeneratorName, parseArt} from "./parse-art";

const draw = (generator: string, params: object, prefix = "a1") =>
  drawArt(parseArt({generator, params: JSON.stringify(params)}), {prefix, clip: "black"});

/** Every picture editors use, in the parameters they use it with. */
const PICTURES: readonly (readonly [GeneratorName, object])[] = [
  ["pod", {clip: "orange", angle: "front"}],
  ["pod", {clip: "gray", angle: "side", lume: true}],
  ["pod", {clip: "blue", angle: "top"}],
  ["pod", {clip: "variant", angle: "on-shoe", lume: false}],
  ["pod", {exploded: true}],
  ["duo", {clip: "variant", angle: "front"}],
  ["duo", {clip: "variant", angle: "on-shoe"}],
  ["clips", {colours: ["blue", "gray", "orange", "black"]}],
  ["card", {seed: 2}],
  ["heroTrack", {clip: "black", seed: 7}],
  ["lanes", {seed: 14}],
  ["lanes", {seed: 1, missing: 3}],
  ["courseRibbon", {profile: "rolling", seed: 17}],
  ["plan", {phases: ["base", "test", "peak"], seed: 41}],
  ["readout", {metric: "power", range: true, seed: 3}],
  ["readout", {metric: "pace", seed: 3}],
  ["strideTrace", {seed: 4}],
  ["balance", {seed: 8}],
  ["workoutProfile", {seed: 6}],
  ["powerCurve", {seed: 5}],
  ["coachBib", {initials: "mk", field: "cinder", seed: 3}],
  ["shoe", {}],
];

// In single quotes, see `element`; a frame of React's has double ones.
const TAG = /<(\/?)([a-zA-Z]+)((?: [\w:-]+=(?:'[^'<]*'|"[^"<]*"))*)(\/?)>/g;

/** Checks that every element closes in order: the smallest reader that notices broken markup. */
function expectWellFormed(xml: string): void {
  const open: string[] = [];
  for (const [, close, name, attributes, self] of xml.matchAll(TAG)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!self) open.push(name ?? "");
    expect(attributes).not.toMatch(/NaN|undefined|Infinity/);
  }
  expect(open).toEqual([]);
  expect(xml.replace(TAG, "")).not.toMatch(/[<>]/);
}

function idsOf(xml: string): string[] {
  return [...xml.matchAll(/ id=["']([^"']+)["']/g)].map((match) => match[1] ?? "");
}

describe.each(PICTURES)("%s %j", (generator, params) => {
  it("is well-formed and finite", () => {
    expectWellFormed(draw(generator, params).body);
  });

  it("is markup that pages may make from a string", () => {
    expect(isKnownMarkup(draw(generator, params).body)).toBe(true);
  });

  it("is the same each time", () => {
    expect(draw(generator, params)).toEqual(draw(generator, params));
  });

  it("finds every gradient and mask it refers to, under ids of its own", () => {
    const {body} = draw(generator, params);
    const ids = idsOf(body);
    const used = [...body.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id ?? ""))).toEqual([]);
    expect(ids.filter((id) => idsOf(draw(generator, params, "a2").body).includes(id))).toEqual([]);
  });

  it("stays small", () => {
    expect(gzipSync(draw(generator, params).body).length).toBeLessThan(5000);
  });

  it("matches the recorded fingerprint of its drawing", () => {
    const {body, width, height} = draw(generator, params);
    // A fingerprint instead of the markup: a change of the drawing shows, a review looks at the picture.
    expect({width, height, length: body.length, sum: checksum(body)}).toMatchSnapshot();
  });
});

function checksum(text: string): string {
  let sum = 0;
  for (const sign of text) sum = (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0;
  return sum.toString(16);
}

it("has a picture for every generator in this list", () => {
  expect(new Set(PICTURES.map(([name]) => name))).toEqual(new Set(GENERATOR_NAMES));
});

describe("what editors may type", () => {
  const lanesBody = draw("lanes", {}).body;

  it.each([
    ["an unknown generator", {generator: "photo", params: "{}"}],
    ["no generator", {generator: null, params: null}],
    ["a name of the object's own", {generator: "toString", params: "{}"}],
  ])("%s becomes plain lanes", (_case, descriptor) => {
    expect(drawArt(parseArt(descriptor), {prefix: "a1", clip: "black"}).body).toBe(lanesBody);
  });

  it.each(["{", "[]", "12", '"text"', "null", '{"seed":"x","clip":7,"phases":"all","colours":[]}', ""])(
    "parameters %j never stop a drawing",
    (params) => {
      for (const generator of GENERATOR_NAMES) {
        const drawing = drawArt(parseArt({generator, params}), {prefix: "a1", clip: "blue"});
        expectWellFormed(drawing.body);
      }
    },
  );

  it("initials cannot smuggle in markup", () => {
    expectWellFormed(draw("coachBib", {initials: "<g", field: "track"}).body);
  });

  it("a wrong parameter does not spoil the right ones", () => {
    expect(draw("pod", {clip: "orange", angle: "upside-down"}).body).toBe(
      draw("pod", {clip: "orange", angle: "front"}).body,
    );
  });

  it("the variant clip takes the colour the visitor chose", () => {
    const parsed = parseArt({generator: "pod", params: '{"clip":"variant"}'});
    expect(drawArt(parsed, {prefix: "a1", clip: "orange"})).toEqual(draw("pod", {clip: "orange"}));
  });
});

describe("Art", () => {
  const art = {params: "{}", alt: 'Pod, "front"'};
  const markup = (generator: string, decorative: boolean) =>
    renderToStaticMarkup(<Art art={{...art, generator, decorative}} idPrefix="1" />);

  it("has a text alternative where it carries meaning, and is hidden from screen readers where it decorates", () => {
    expect(markup("shoe", false)).toContain('role="img" aria-label="Pod, &quot;front&quot;"');
    expect(markup("shoe", true)).toContain('aria-hidden="true"');
    expect(markup("shoe", true)).not.toContain("aria-label");
    expect(markup("pod", false)).toContain('alt="Pod, &quot;front&quot;"');
    expect(markup("pod", true)).toContain('alt=""');
  });

  it("a drawing with colours of its own is a file, fetched when it is about to be seen, in its own shape", () => {
    expect(markup("pod", false)).toMatch(
      /^<img src="\/api\/art\?[^"]+"[^>]* loading="lazy"[^>]* width="520"/,
    );
  });

  it("on the first screen it is inlined in the page", () => {
    const html = renderToStaticMarkup(<Art art={{generator: "pod"}} idPrefix="1" isInline />);
    expect(html).toMatch(/^<svg /);
  });

  it("makes a valid id of any content key", () => {
    const html = renderToStaticMarkup(<Art art={{generator: "pod"}} idPrefix="04d8-é )(" isInline />);
    expect(idsOf(html).every((id) => /^[a-z][a-zA-Z0-9-]*$/.test(id))).toBe(true);
  });
});

describe("FieldHero", () => {
  const hero = (generator: string) =>
    renderToStaticMarkup(
      <FieldHero field="track" art={{generator, params: '{"seed":7}', alt: "Pod on lanes"}} idPrefix="k1">
        <h1>Every step</h1>
      </FieldHero>,
    );

  it.each(GENERATOR_NAMES)("gives %s a place and one name", (generator) => {
    const html = hero(generator);
    expect(html).toContain("<h1>Every step</h1>");
    expect(html.match(/aria-label="Pod on lanes"/g)?.length ?? 0).toBe(generator === "lanes" ? 0 : 1);
    expect(new Set(idsOf(html)).size).toBe(idsOf(html).length);
  });

  it("costs less than 40 kB on the wire", () => {
    expect(gzipSync(hero("heroTrack")).length).toBeLessThan(12_000);
  });

  it("contains its readout once, whatever the counter shows", () => {
    const html = renderToStaticMarkup(
      <FieldHero idPrefix="k" readout={{value: 251, unit: "W", note: "km 1.2"}}>
        <h1>Every step</h1>
      </FieldHero>,
    );
    expect(html.match(/251</g)).toHaveLength(1);
  });
});
