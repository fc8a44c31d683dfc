import {NextRequest} from "next/server";
import {afterAll, beforeAll, expect, it, vi} from "vitest";
import {readSeed, startContentEmulator} from "@/testing/content-emulator";
import {resetModuleEnv, setModuleEnv} from "@/testing/module-env";

vi.mock("next/cache", () => ({cacheLife: () => {}, cacheTag: () => {}}));

let standIn: Awaited<ReturnType<typeof startContentEmulator>>;
let visit: (path: string, cookie?: string) => Promise<{status: number; location: string | null}>;

beforeAll(async () => {
  standIn = await startContentEmulator();
  standIn.publish([
    ...readSeed(),
    {_id: "redirect-gone", _type: "redirect", from: "/gone", to: "/landing/nowhere", permanent: true},
    {_id: "redirect-page", _type: "redirect", from: "/faq", to: "/download", permanent: true},
    {_id: "redirect-landing", _type: "redirect", from: "/landing/former", to: "/store", permanent: false},
    {_id: "redirect-pod", _type: "redirect", from: "/store/former-pod", to: "/store", permanent: true},
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

it("308: redirects a former address to its page in one step, with the visitor's query", async () => {
  expect(await visit("/de/buy?utm_source=mail")).toEqual({
    status: 308,
    location: "/de/de/store?utm_source=mail",
  });
  expect(await visit("/US/Buy/")).toEqual({status: 308, location: "/us/en/store"});
});

it.each([
  ["/us/en/BUY", "/us/en/store"],
  ["/us/en/buy/", "/us/en/store"],
  ["/us/en//buy", "/us/en/store"],
  ["/US/EN//Buy//?x=1", "/us/en/store?x=1"],
  ["/us/fr/buy?x=1", "/us/en/store?x=1"],
  ["/ch/FR/buy/", "/ch/fr/store"],
  ["/us/en/products/former-pod", "/us/en/store"],
  ["/US/en/store/Former-Pod?x=1", "/us/en/store?x=1"],
])("308: redirects the unnormalized %s to its page in one step", async (path, location) => {
  expect(await visit(path)).toEqual({status: 308, location});
});

it("one step for a while where the move is for a while, and to the visitor's region", async () => {
  expect(await visit("/us/en/landing/FORMER")).toEqual({status: 307, location: "/us/en/store"});
  expect(await visit("/landing/former?x=1", "user_pref_region=ch")).toEqual({
    status: 307,
    location: "/ch/de/store?x=1",
  });
});

it("an address that a page answers is only cleaned, whatever editors wrote", async () => {
  expect(await visit("/us/en/FAQ/")).toEqual({status: 308, location: "/us/en/faq"});
});

it("307: an address without a region redirects to the visitor's region, only temporarily", async () => {
  expect(await visit("/buy?a=1", "user_pref_region=ch")).toEqual({
    status: 307,
    location: "/ch/de/store?a=1",
  });
  expect(await visit("/buy")).toEqual({status: 307, location: "/int/en/store"});
});

it.each(["/gone", "/de/gone", "/feed", "/nowhere", "/de/nowhere"])("%s is not redirected", async (path) => {
  expect(await visit(path)).toEqual({status: 200, location: null});
});
