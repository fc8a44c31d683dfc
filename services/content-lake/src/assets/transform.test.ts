import {describe, expect, it} from "vitest";
import {LakeError} from "../errors.ts";
import {fileOfDocument, parseFileName} from "./asset-file.ts";
import {createBlurHash} from "./blur-hash.ts";
import {sniffFileType} from "./file-type.ts";
import {createPalette, type Pixels} from "./palette.ts";
import {planResize} from "./resize-plan.ts";
import {asksForTransform, parseTransform} from "./transform-params.ts";

const params = (query: string) => parseTransform(new URLSearchParams(query));

describe("the size of the result, for an image of 1600x900", () => {
  it.each([
    ["w=800", [800, 450]],
    ["h=450", [800, 450]],
    ["w=3200", [3200, 1800]],
    ["w=3200&fit=max", [1600, 900]],
    ["w=400&h=400", [400, 225]],
    ["w=400&h=400&fit=crop", [400, 400]],
    ["w=4000&h=4000&fit=crop", [4000, 4000]],
    ["w=4000&h=4000&fit=min", [900, 900]],
    ["w=400&h=400&fit=scale", [400, 400]],
    ["w=400&h=400&fit=fill", [400, 400]],
    ["w=4000&h=4000&fit=fillmax", [4000, 4000]],
    ["w=400&dpr=2", [800, 450]],
    ["w=8000&dpr=3&fit=scale", [8192, 8192]],
    ["max-w=800", [800, 450]],
    ["max-h=450&w=1600", [800, 450]],
    ["min-w=3200", [3200, 1800]],
    ["blur=20", [1600, 900]],
  ])("%s → %j", (query, [width, height]) => {
    expect(planResize({width: 1600, height: 900}, params(query)).canvas).toEqual({width, height});
  });
});

describe("the part of an image of 1600x900 that crop keeps", () => {
  it.each([
    ["", 350],
    ["crop=left", 0],
    ["crop=right", 700],
    ["crop=top,left", 0],
    ["crop=focalpoint&fp-x=0.75&fp-y=0.5", 700],
    ["crop=focalpoint&fp-x=0.6&fp-y=0.5", 510],
  ])("%s begins at %i", (query, left) => {
    const {cut} = planResize({width: 1600, height: 900}, params(`w=300&h=300&fit=crop&${query}`));
    expect(cut).toEqual({left, top: 0, width: 900, height: 900});
  });
});

describe("parameters that cannot be meant", () => {
  it.each([
    "w=0",
    "w=-5",
    "w=abc",
    "w=1.5",
    "w=9000",
    "w=",
    "h=1e3",
    "dpr=9",
    "fit=stretch",
    "crop=middle",
    "fp-x=2",
    "rect=1,2,3",
    "rect=0,0,0,10",
    "q=101",
    "fm=exe",
    "auto=compress",
    "bg=red",
    "blur=0",
    "or=45",
    "flip=x",
    "sat=500",
  ])("%s is refused, by name", (query) => {
    const [name] = query.split("=");
    expect(() => params(query)).toThrow(LakeError);
    expect(() => params(query)).toThrow(`"${name}"`);
  });

  it("a URL without any of these parameters requests the original", () => {
    expect(asksForTransform(new URLSearchParams("dl=x.jpg&v=2"))).toBe(false);
  });
});

describe("names of stored files", () => {
  const sha1 = "a".repeat(40);

  it.each([
    ["images", "../../etc/passwd"],
    ["images", `${sha1}-10x10.jpg/../x`],
    ["images", `${sha1}.jpg`],
    ["files", `${sha1}.`],
    ["files", `${sha1}.a/b`],
    ["files", "x.pdf"],
  ] as const)("no other name resolves to a file: %s %s", (kind, name) => {
    expect(parseFileName(kind, name)).toBeNull();
  });

  it("a document resolves to its file", () => {
    const image = {_id: `image-${sha1}-16x9-png`, _type: "sanity.imageAsset"};
    const size = {width: 16, height: 9};
    expect(fileOfDocument(image)).toEqual({kind: "images", sha1, size, extension: "png"});
    expect(fileOfDocument({_id: `file-${sha1}-pdf`, _type: "sanity.fileAsset"})).toMatchObject({
      sha1,
      size: null,
    });
    expect(fileOfDocument({_id: `image-${sha1}-16x9-png`, _type: "page"})).toBeNull();
  });
});

describe("the type of a file", () => {
  it.each([
    ["\x89PNG\r\n\x1a\n....", "photo.jpg", "png"],
    ["\xff\xd8\xff\xe0", null, "jpg"],
    ["RIFF1234WEBPVP8 ", null, "webp"],
    ["\0\0\0 ftypavif", null, "avif"],
    ["%PDF-1.7", "x.exe", "pdf"],
    ['<?xml version="1.0"?>\n<!-- made by hand -->\n<svg xmlns="…">', "x.txt", "svg"],
    ["<html><svg></svg>", "x.html", "html"],
    ["time,watts\n", "ride.csv", "csv"],
    ["plain", null, "bin"],
  ])("%j named %s is %s", (head, name, extension) => {
    expect(sniffFileType(Buffer.from(head, "latin1"), name).extension).toBe(extension);
  });

  it("a page of HTML is not served as HTML", () => {
    expect(sniffFileType(Buffer.from("<html>"), "x.html").mimeType).toBe("application/octet-stream");
  });
});

describe("the placeholder shown while an image loads", () => {
  /** One colour, or the left and right half of two. */
  function paint(left: readonly number[], right: readonly number[] = left): Pixels {
    const [width, height] = [16, 16];
    const rows = Array.from({length: width * height}, (_, at) => (at % width < width / 2 ? left : right));
    return {data: Uint8Array.from(rows.flat()), width, height};
  }

  it("a solid colour keeps its value in the hash", () => {
    // 20 digits: size, scale, then the average colour in base 83; all waves are zero.
    expect(createBlurHash(paint([255, 255, 255]))).toMatch(/^L\S{27}$/);
    expect(createBlurHash(paint([255, 0, 0])).slice(2, 6)).toBe("TI:j");
    expect(createBlurHash(paint([0, 0, 0])).slice(2, 6)).toBe("0000");
  });

  it("the palette names the commonest colour and the liveliest one", () => {
    const palette = createPalette(paint([40, 44, 52], [224, 60, 30]));
    expect(palette.dominant).toMatchObject({background: "#282c34", foreground: "#fff", population: 50});
    expect(palette.vibrant).toMatchObject({background: "#e03c1e", population: 50});
    expect(palette.lightMuted).toBeUndefined();
  });
});
