import {NextRequest} from "next/server";
import {afterAll, beforeAll, expect, it, vi} from "vitest";
import {readSeed, startContentStandIn} from "@/testing/content-stand-in";
import {resetModuleEnv, setModuleEnv} from "@/testing/module-env";

vi.mock("next/cache", () => ({cacheLife: () => {}, cacheTag: () => {}}));

let standIn: Awaited<ReturnType<typeof startContentStandIn>>;
let visit: (path: string, cookie?: string) => Promise<{status: number; location: string | null}>;

beforeAll(async () => {
  standIn = await startContentStandIn();
  standIn.publish([
    ...readSeed(),
    {_id: "redirect-gone", _type: "redirect", from: "/gone", to: "/landing/nowhere", permanent: true},
    {_id: "redirect-feed", _type: "redirect", from: "/feed", to: "/store\r\nx-other: 1", permanent: true},
  ]);
  setModuleEnv({SANITY_API_HOST: standIn.url});
  const {proxy} = await import("@/proxy");
  visit = async (path, cookie = "") => {
    const {status, headers} = await proxy(new NextRequest(`http://site.test${path}`, {headers: {cookie}}));
    return {status, location: headers.get("location")?.replace("http://site.test", "") ?? null};
  };
});
afterAll(async () => {
  resetModuleEnv();
  await standIn.stop();
});

it("one step leads from a former address to the page, with what the visitor came with", async () => {
  expect(await visit("/de/buy?utm_source=mail")).toEqual({
    status: 308,
    location: "/de/de/store?utm_source=mail",
  });
  expect(await visit("/US/Buy/")).toEqual({status: 308, location: "/us/en/store"});
});

it("without a region it leads to the visitor's, and only this time", async () => {
  expect(await visit("/buy?a=1", "user_pref_region=ch")).toEqual({
    status: 307,
    location: "/ch/de/store?a=1",
  });
  expect(await visit("/buy")).toEqual({status: 307, location: "/int/en/store"});
});

it.each(["/gone", "/de/gone", "/feed", "/nowhere", "/de/nowhere"])("%s leads nowhere", async (path) => {
  expect(await visit(path)).toEqual({status: 200, location: null});
});
