import {NextRequest} from "next/server";
import {expect, it} from "vitest";
import {GET as icon} from "./icon/route";
import {GET as manifest} from "./route";

const ask = (path: string) => new NextRequest(`https://gradus.example${path}`);

it.each([
  ["de", "de"],
  ["us", "es"],
])("%s/%s: PowerCenter opens on today, in its language", async (region, locale) => {
  const reply = await manifest(ask(`/api/manifest?region=${region}&locale=${locale}`));
  expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "application/manifest+json"]);
  const manifestData = await reply.json();
  expect(manifestData).toMatchObject({
    lang: `${locale}-${region.toUpperCase()}`,
    start_url: `/${region}/${locale}/powercenter/today`,
    scope: `/${region}/${locale}/powercenter`,
    display: "standalone",
  });
  for (const {src, sizes} of manifestData.icons) {
    const drawn = await icon(ask(src));
    const bytes = Buffer.from(await drawn.arrayBuffer());
    expect([
      drawn.headers.get("content-type"),
      `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`,
    ]).toEqual(["image/png", sizes]);
  }
});

it.each(["/api/manifest?region=xx&locale=de", "/api/manifest"])("404: %s", async (path) => {
  expect((await manifest(ask(path))).status).toBe(404);
});

it.each(["size=9000&purpose=any", "size=192&purpose=other", ""])("404: an icon of %j", async (query) => {
  expect((await icon(ask(`/api/manifest/icon?${query}`))).status).toBe(404);
});
