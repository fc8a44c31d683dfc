import {createHash} from "node:crypto";
import {crc32, deflateSync} from "node:zlib";
import {ClientError, type UploadClientConfig} from "@sanity/client";
import sharp from "sharp";
import {thumbHashToRGBA} from "thumbhash";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {jsonOf, startTestLake, type TestLake} from "./test-lake.ts";

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake({
    limits: {jsonBytes: 1_000_000, uploadBytes: 200_000, renderCacheBytes: 200_000},
  });
});
afterAll(() => lake.close());

const RED = {r: 220, g: 30, b: 20};
const BLUE = {r: 20, g: 40, b: 200};

/** Left half red, right half blue: enough to see what was cut, turned or flipped. */
function paint(width: number, height: number) {
  const right = {create: {width: Math.round(width / 2), height, channels: 3 as const, background: BLUE}};
  return sharp({create: {width, height, channels: 3, background: RED}}).composite([
    {input: right, left: Math.round(width / 2), top: 0},
  ]);
}

/** A well-formed PNG whose header declares 40,000 pixels in width and height. */
function createHugePng(): Uint8Array<ArrayBuffer> {
  const header = Buffer.from("00009c4000009c400800000000", "hex");
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const data = chunk("IDAT", deflateSync(Buffer.alloc(100)));
  return Uint8Array.from(
    Buffer.concat([signature, chunk("IHDR", header), data, chunk("IEND", Buffer.alloc(0))]),
  );
}

const pathOf = (url: string) => new URL(url).pathname;
const fetchImage = async (url: string, query = "", headers: Record<string, string> = {}) => {
  const response = await lake.fetch(`${pathOf(url)}${query && `?${query}`}`, {person: null, headers});
  const bytes = Buffer.from(await response.arrayBuffer());
  return {response, bytes};
};

async function colourAt(bytes: Buffer, x: number, y: number): Promise<"red" | "blue" | "other"> {
  const {data} = await sharp(bytes)
    .extract({left: x, top: y, width: 1, height: 1})
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const [red = 0, , blue = 0] = data;
  if (red > 150 && blue < 100) return "red";
  return blue > 150 && red < 100 ? "blue" : "other";
}

describe("an uploaded image", () => {
  it("becomes the document hosted would make, named after its content", async () => {
    const bytes = await paint(160, 90).jpeg().toBuffer();
    const document = await lake
      .client("local-editor")
      .assets.upload("image", bytes, {filename: "hero.jpg", title: "Hero"});
    const sha1 = createHash("sha1").update(bytes).digest("hex");
    expect(document).toMatchObject({
      _id: `image-${sha1}-160x90-jpg`,
      _type: "sanity.imageAsset",
      assetId: sha1,
      sha1hash: sha1,
      extension: "jpg",
      mimeType: "image/jpeg",
      originalFilename: "hero.jpg",
      title: "Hero",
      size: bytes.length,
      path: `images/gradus/production/${sha1}-160x90.jpg`,
      url: `${lake.url}/images/gradus/production/${sha1}-160x90.jpg`,
      metadata: {
        dimensions: {width: 160, height: 90, aspectRatio: 160 / 90},
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
        blurHash: expect.stringMatching(/^L\S{27}$/),
        palette: {dominant: {background: expect.stringMatching(/^#/), population: expect.any(Number)}},
      },
    });
  });

  it("is one document however often its bytes are sent", async () => {
    const bytes = await paint(20, 20).png().toBuffer();
    const [first, second] = [
      await lake.client("local-editor").assets.upload("image", bytes, {filename: "a.png"}),
      await lake.client("local-editor").assets.upload("image", bytes, {filename: "b.png"}),
    ];
    expect(second).toEqual(first);
  });

  it("is measured as it is seen, not as the camera stored it", async () => {
    const bytes = await paint(160, 90).withMetadata({orientation: 6}).jpeg().toBuffer();
    const document = await lake.client("local-editor").assets.upload("image", bytes);
    expect(document.metadata.dimensions).toMatchObject({width: 90, height: 160});
    const {bytes: drawn} = await fetchImage(document.url, "w=45&fm=png");
    expect(await sharp(drawn).metadata()).toMatchObject({width: 45, height: 80});
    // Turned clockwise, what was left is on top.
    expect([await colourAt(drawn, 20, 10), await colourAt(drawn, 20, 70)]).toEqual(["red", "blue"]);
    const {bytes: cut} = await fetchImage(document.url, "rect=0,80,90,80&fm=png");
    expect(await colourAt(cut, 45, 40)).toBe("blue");
  });

  describe("the metadata of an uploaded image, as requested", () => {
    const photo = () =>
      paint(60, 40)
        .withExif({
          IFD0: {Make: "Lens & Co", Model: "One"},
          IFD2: {FNumber: "28/10", ISOSpeedRatings: "200"},
          IFD3: {
            GPSLatitudeRef: "N",
            GPSLatitude: "52/1 31/1 12/1",
            GPSLongitudeRef: "W",
            GPSLongitude: "13/1 24/1 0/1",
            GPSAltitude: "34/1",
          },
        })
        .jpeg()
        .toBuffer();
    const always = ["_type", "dimensions", "hasAlpha", "isOpaque"];
    const metadataOf = async (extract?: NonNullable<UploadClientConfig["extract"]>) => {
      const client = lake.client("local-administrator");
      const stored = await client.assets.upload("image", await photo(), {...(extract && {extract})});
      // The same bytes are the same document, so the next upload has to find none.
      await client.delete(stored._id);
      return stored.metadata;
    };

    it("by default what pages show while it loads, and nothing of who took it where", async () => {
      const metadata = await metadataOf();
      const names = [...always, "blurHash", "lqip", "palette", "thumbHash"];
      expect(Object.keys(metadata).sort()).toEqual(names.sort());
      const {w, h} = thumbHashToRGBA(Buffer.from(metadata.thumbHash ?? "", "base64"));
      expect(w / h).toBeCloseTo(1.5, 0);
    });

    it("the camera and the place", async () => {
      const metadata = await metadataOf(["exif", "image", "location"]);
      expect(Object.keys(metadata).sort()).toEqual([...always, "exif", "image", "location"].sort());
      expect(metadata).toMatchObject({
        exif: {_type: "sanity.imageExifMetadata", FNumber: 2.8},
        image: {_type: "sanity.imageExifTags", Make: "Lens & Co", Model: "One"},
        location: {_type: "geopoint", lat: 52.52, lng: -13.4, alt: 34},
      });
    });

    it("one part alone, or none", async () => {
      expect(Object.keys(await metadataOf(["lqip"])).sort()).toEqual([...always, "lqip"].sort());
      expect(Object.keys(await metadataOf([])).sort()).toEqual([...always].sort());
    });

    it("400 for a part there is none of", async () => {
      const body = new Uint8Array(await photo());
      const response = await lake.fetch("/v1/assets/images/production?meta=dimensions", {
        method: "POST",
        body,
      });
      expect({status: response.status, body: await jsonOf(response)}).toMatchObject({
        status: 400,
        body: {message: expect.stringContaining('Invalid metadata "dimensions"')},
      });
    });
  });

  it("the metadata states whether the image is transparent", async () => {
    const clear = {create: {width: 10, height: 10, channels: 4 as const, background: {...RED, alpha: 0.5}}};
    const full = {create: {width: 10, height: 10, channels: 4 as const, background: {...RED, alpha: 1}}};
    const upload = async (input: typeof clear) =>
      (await lake.client("local-editor").assets.upload("image", await sharp(input).png().toBuffer()))
        .metadata;
    expect(await upload(clear)).toMatchObject({hasAlpha: true, isOpaque: false});
    expect(await upload(full)).toMatchObject({hasAlpha: true, isOpaque: true});
  });
});

/** The first half of a good picture, header and all. */
async function cutShort(format: "png" | "jpeg" | "webp"): Promise<Blob> {
  const noise = {type: "gaussian", mean: 128, sigma: 40} as const;
  const create = {width: 60, height: 60, channels: 3, background: "#000", noise} as const;
  const whole = await sharp({create}).toFormat(format).toBuffer();
  return new Blob([new Uint8Array(whole.subarray(0, whole.length / 2))]);
}

describe("an upload that is refused writes nothing", () => {
  const count = () => lake.client().fetch<number>('count(*[_type match "sanity.*Asset"])');
  const post = (path: string, body: string | Blob, person: string | null = "local-editor") =>
    lake.fetch(`/v2025-02-19/assets/${path}`, {method: "POST", body, person});

  it.each<[string, number, () => Promise<Response>]>([
    ["without a token", 401, () => post("images/production", "x", null)],
    ["by a viewer", 403, () => post("images/production", "x", "local-viewer")],
    ["into a dataset that does not exist", 404, () => post("images/nowhere", "x")],
    ["empty", 400, () => post("images/production", "")],
    ["that is no image", 400, () => post("images/production", "just words")],
    ["of an image cut short", 400, () => post("images/production", "\x89PNG\r\n\x1a\n")],
    ["of a PNG whose pixels end early", 400, async () => post("images/production", await cutShort("png"))],
    ["of a JPEG whose pixels end early", 400, async () => post("images/production", await cutShort("jpeg"))],
    ["of a WebP whose pixels end early", 400, async () => post("images/production", await cutShort("webp"))],
    ["larger than allowed, as it says", 413, () => post("files/production", "x".repeat(200_001))],
    [
      "larger than allowed, without saying so",
      413,
      () => {
        const body = new ReadableStream({
          start(controller) {
            for (let sent = 0; sent < 10; sent++) controller.enqueue(new Uint8Array(50_000));
            controller.close();
          },
        });
        return lake.fetch("/v1/assets/files/production", {
          method: "POST",
          body,
          duplex: "half",
          person: "local-editor",
        } as RequestInit);
      },
    ],
  ])("%s: %i", async (_case, status, send) => {
    const before = await count();
    const response = await send();
    expect(response.status).toBe(status);
    expect(await jsonOf(response)).toMatchObject({statusCode: status, error: expect.anything()});
    expect(await count()).toBe(before);
  });

  it("of few bytes and very many pixels: 400, before any is unpacked", async () => {
    const response = await post("images/production", new Blob([createHugePng()]));
    expect([response.status, (await jsonOf(response)).message]).toEqual([
      400,
      expect.stringMatching(/image cannot be read: .*pixel/),
    ]);
  });
});

describe("serving an image", () => {
  let url: string;
  let original: Buffer;
  beforeAll(async () => {
    original = await paint(400, 200).png().toBuffer();
    ({url} = await lake.client("local-editor").assets.upload("image", original, {filename: "two.png"}));
  });

  it("without parameters returns the bytes that were sent, for ever", async () => {
    const {response, bytes} = await fetchImage(url);
    expect(bytes.equals(original)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const again = await lake.fetch(pathOf(url), {
      headers: {"if-none-match": response.headers.get("etag") ?? ""},
    });
    expect(again.status).toBe(304);
  });

  it.each([
    ["w=100", [100, 50], "png"],
    ["w=100&h=100&fit=crop", [100, 100], "png"],
    ["w=100&h=100&fit=fill&bg=ff0", [100, 100], "png"],
    ["w=100&h=100&fit=fillmax&pad=10&bg=80ffffff", [120, 120], "png"],
    ["rect=200,0,100,200&w=50", [50, 100], "png"],
    ["rect=0,0,200,200&w=50&h=50&fit=crop&crop=entropy", [50, 50], "png"],
    ["or=90", [200, 400], "png"],
    ["w=100&fm=jpg&q=40", [100, 50], "jpeg"],
    ["w=100&fm=webp", [100, 50], "webp"],
    ["w=100&fm=avif", [100, 50], "heif"],
    ["blur=40&sharp=20&sat=-100&invert=true&w=80", [80, 40], "png"],
  ])("draws %s", async (query, [width, height], format) => {
    const {response, bytes} = await fetchImage(url, query);
    expect(response.status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({width, height, format});
  });

  it.each([
    ["w=100", "red", "blue"],
    ["flip=h&w=100", "blue", "red"],
    ["rect=200,0,200,200&w=100", "blue", "blue"],
    ["rect=200,0,200,200&flip=h&w=100", "blue", "blue"],
    ["w=100&h=50&fit=crop&rect=0,0,200,200", "red", "red"],
    ["or=180&w=100", "blue", "red"],
  ])("shows the right part: %s", async (query, left, right) => {
    const {bytes} = await fetchImage(url, `${query}&fm=png`);
    expect([await colourAt(bytes, 5, 10), await colourAt(bytes, 94, 10)]).toEqual([left, right]);
  });

  it.each([
    ["image/avif,image/webp,*/*", "image/avif"],
    ["image/webp,*/*", "image/webp"],
    ["image/png", "image/png"],
  ])("chooses the format by what the browser takes: %s", async (accept, type) => {
    const {response} = await fetchImage(url, "auto=format&w=60", {accept});
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("vary")).toContain("Accept");
  });

  it("auto=format alone leaves an image be that the browser takes as it is", async () => {
    const {bytes} = await fetchImage(url, "auto=format", {accept: "image/png"});
    expect(bytes.equals(original)).toBe(true);
  });

  it("answers the same address with the same bytes, from the cache the second time", async () => {
    const [first, second] = [await fetchImage(url, "w=33"), await fetchImage(url, "w=33")];
    expect(second.bytes.equals(first.bytes)).toBe(true);
    expect(second.response.headers.get("etag")).toBe(first.response.headers.get("etag"));
  });

  it("an image is offered as a download under the requested name", async () => {
    const {response} = await fetchImage(url, "dl=Schöne Bahn.png");
    expect(response.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''Sch%C3%B6ne%20Bahn.png",
    );
  });

  it.each(["w=abc", "fit=stretch", "rect=900,0,10,10"])(
    "400 for %s, in the documented shape",
    async (query) => {
      const {response, bytes} = await fetchImage(url, query);
      expect(response.status).toBe(400);
      expect(JSON.parse(bytes.toString())).toEqual({
        statusCode: 400,
        error: "Bad Request",
        message: expect.stringContaining(query.split("=")[0] ?? ""),
      });
    },
  );

  it.each([
    "/images/gradus/production/nothing.png",
    `/images/gradus/production/${"0".repeat(40)}-1x1.png`,
    "/images/other/production/x.png",
    "/images/gradus/..%2F..%2Fetc/passwd",
  ])("404 for %s", async (path) => {
    expect((await lake.fetch(path)).status).toBe(404);
  });
});

describe("other files", () => {
  it("other files are stored unchanged and served in ranges", async () => {
    const document = await lake
      .client("local-editor")
      .assets.upload("file", Buffer.from("time,watts\n0,240\n"), {filename: "ride.csv"});
    expect(document).toMatchObject({_type: "sanity.fileAsset", extension: "csv", mimeType: "text/csv"});
    const part = await lake.fetch(pathOf(document.url), {headers: {range: "bytes=5-9"}});
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
      206,
      "bytes 5-9/17",
      "watts",
    ]);
    const beyond = await lake.fetch(pathOf(document.url), {headers: {range: "bytes=99-"}});
    expect(beyond.status).toBe(416);
  });

  it("a drawing in SVG is passed through, and may not run scripts", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>alert(1)</script></svg>';
    const document = await lake
      .client("local-editor")
      .assets.upload("image", Buffer.from(svg), {filename: "x.svg"});
    expect(document).toMatchObject({extension: "svg", metadata: {dimensions: {width: 30, height: 20}}});
    const {response, bytes} = await fetchImage(document.url, "w=300&fm=png");
    expect(bytes.toString()).toBe(svg);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("content-security-policy")).toMatch(/^sandbox/);
  });

  it("go when their document is deleted, and come back when uploaded again", async () => {
    const upload = () => lake.client().assets.upload("file", Buffer.from("once"), {filename: "once.txt"});
    const {_id, url} = await upload();
    await lake.client().delete(_id);
    expect((await lake.fetch(pathOf(url))).status).toBe(404);
    await upload();
    expect(await (await lake.fetch(pathOf(url))).text()).toBe("once");
  });

  it("an asset a page shows cannot be deleted from under it", async () => {
    const {_id, url} = await lake.client().assets.upload("file", Buffer.from("in use"), {filename: "u.txt"});
    await lake.client().create({_id: "user", _type: "page", file: {asset: {_type: "reference", _ref: _id}}});
    await expect(lake.client().delete(_id)).rejects.toThrow(ClientError);
    expect((await lake.fetch(pathOf(url))).status).toBe(200);
  });
});
