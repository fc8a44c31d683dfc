import {REGIONS} from "@gradus/schemas/markets";
import {expect, it, vi} from "vitest";
import {readCookie, regionCookie} from "@/lib/cookies";
import {selectStoreUrl, suggestRegion, urlInMarket} from "./suggest-region";

const failing = () => Promise.reject(new Error("502"));
const answering = (region: string) => () => Promise.resolve(region);

async function ask(current: string, preferred: string | null, detect: () => Promise<string | null>) {
  const detecting = vi.fn(detect);
  const log = vi.fn();
  const shown = await suggestRegion({current, preferred, known: REGIONS, detect: detecting, log});
  return {shown, asked: detecting.mock.calls.length === 1, logged: log.mock.calls.length === 1};
}

it.each([
  ["1: no cookie, detected elsewhere", "us", null, answering("de"), {shown: "de", asked: true}],
  ["2: no cookie, detected here", "us", null, answering("us"), {shown: null, asked: true}],
  ["3: prefers another region", "us", "de", failing, {shown: "de", asked: false}],
  [
    "4: prefers this region, whatever the endpoint says",
    "us",
    "us",
    answering("de"),
    {shown: null, asked: false},
  ],
  ["5: an unknown preference counts as none", "us", "xx", answering("fr"), {shown: "fr", asked: true}],
  ["7: an unknown detected region", "us", null, answering("zz"), {shown: null, asked: true}],
  ["9 and 11: after Stay or Close", "us", "us", failing, {shown: null, asked: false}],
  ["10 and 12: after the cookie is gone", "us", null, answering("de"), {shown: "de", asked: true}],
  ["13: prefers us, opens /de/de", "de", "us", failing, {shown: "us", asked: false}],
] as const)("row %s", async (_row, current, preferred, detect, expected) => {
  expect(await ask(current, preferred, detect)).toEqual({...expected, logged: false});
});

it("shows and logs nothing when the visitor's location is unknown", async () => {
  expect(await ask("us", null, async () => null)).toEqual({shown: null, asked: true, logged: false});
});

it("row 6: a failed detection shows nothing and is logged", async () => {
  expect(await ask("us", null, failing)).toEqual({shown: null, asked: true, logged: true});
});

it("row 8: 'Go' keeps path, query and hash, and uses the region's default language", () => {
  const address = {pathname: "/us/es/store/pod", search: "?clip=blue", hash: "#box"};
  expect(urlInMarket(address, "ca", "en")).toBe("/ca/en/store/pod?clip=blue#box");
});

it("'Go' on a home page opens a home page", () => {
  expect(urlInMarket({pathname: "/us/en", search: "", hash: ""}, "de", "de")).toBe("/de/de");
});

it("Change location remembers the page without its region and language", () => {
  const address = {pathname: "/us/es/store/pod", search: "?clip=blue", hash: ""};
  expect(selectStoreUrl(address)).toBe("/us/es/select-store?from=%2Fstore%2Fpod%3Fclip%3Dblue");
  expect(selectStoreUrl({pathname: "/us/es", search: "", hash: ""})).toBe("/us/es/select-store");
});

it("what Stay and Close write is read back as the current region", () => {
  for (const keep of ["stay", "session"] as const) {
    const [pair = ""] = regionCookie("us", {keep, isSecure: false}).split(";");
    expect(readCookie("user_pref_region", pair)).toBe("us");
  }
});
