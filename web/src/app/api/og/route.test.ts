import {NextRequest} from "next/server";
import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {startContentEmulator} from "@/testing/content-emulator";
import {resetModuleEnv, setModuleEnv} from "@/testing/module-env";

vi.mock("next/cache", () => ({cacheLife: () => {}, cacheTag: () => {}}));
const drawn = vi.hoisted(() => ({count: 0}));
vi.mock("sharp", async (original) => {
  const {default: sharp} = await original<typeof import("sharp")>();
  return {
    default: (svg: Buffer) => {
      drawn.count++;
      return sharp(svg);
    },
  };
});

let standIn: Awaited<ReturnType<typeof startContentEmulator>>;
let ask: (query: string) => Promise<Response>;

beforeEach(async () => {
  drawn.count = 0;
  standIn = await startContentEmulator();
  setModuleEnv({SANITY_API_HOST: standIn.url, BACKEND_URL: standIn.url});
  const {GET} = await import("./route");
  ask = (query) => GET(new NextRequest(`http://site.test/api/og?${query}`));
});
afterEach(async () => {
  resetModuleEnv();
  vi.restoreAllMocks();
  await standIn.stop();
});

it("200: one address is drawn once, also when it is requested many times at once", async () => {
  const responses = await Promise.all(Array.from({length: 8}, () => ask("region=us&locale=en&id=home-en")));
  responses.push(await ask("region=us&locale=en&id=home-en"));
  const pictures = await Promise.all(responses.map((answer) => answer.bytes()));
  expect(
    responses.every(({status, headers}) => status === 200 && headers.get("content-type") === "image/png"),
  ).toBe(true);
  expect(pictures.every((png) => Buffer.compare(png, pictures[0] ?? new Uint8Array()) === 0)).toBe(true);
  expect(drawn.count).toBe(1);
});

it("200: invented addresses share the picture of none", async () => {
  for (const id of ["", "x1", "x2", "no document", "x".repeat(2000)]) {
    const answer = await ask(`region=us&locale=en&id=${encodeURIComponent(id)}&x=${id.length}`);
    expect([answer.status, String(Buffer.from(await answer.bytes()).subarray(1, 4))]).toEqual([200, "PNG"]);
  }
  expect(drawn.count).toBe(1);
});

it("200: a coach has a picture of their own, and an unlisted one the picture of none", async () => {
  const draw = async (query: string) =>
    Buffer.from(await (await ask(`region=us&locale=en${query}`)).bytes()).toString("base64");
  const none = await draw("");
  expect(await draw("&coach=ailsa-thackeray-moss")).not.toBe(none);
  expect(await draw("&coach=not-listed")).toBe(none);
  expect(await draw("&coach=../users")).toBe(none);
});

it("503: without content the answer explains the problem and when to retry", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  await standIn.stop();
  const answer = await ask("region=us&locale=en&id=home-en");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/plain",
    "retry-after": "30",
    "cache-control": "no-store",
  });
  expect([answer.status, drawn.count]).toEqual([503, 0]);
  expect(await answer.text()).toContain("Try again soon");
  expect(log).toHaveBeenCalled();
});

it("404: an unknown market", async () => {
  expect((await ask("region=xx&locale=en")).status).toBe(404);
});
