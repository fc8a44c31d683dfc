import {expect, test, vi} from "vitest";

vi.mock("sanity", () => ({SANITY_VERSION: "1.2.3"}));

test("requests from the Studio to its vendor are answered locally, all others go out", async () => {
  const {stubSanityRequests} = await import("./stub-sanity-requests.ts");
  const fetch = vi.fn(async (_input: RequestInfo | URL) => new Response("out"));
  vi.stubGlobal("window", {fetch});
  stubSanityRequests();
  const version = await window.fetch("https://sanity-cdn.com/v1/modules/sanity/latest/^1.2.3/t1");
  expect(await version.json()).toMatchObject({packageVersion: "1.2.3"});
  expect((await window.fetch("https://api.sanity.io/vX/intake/feedback", {method: "POST"})).status).toBe(404);
  expect(fetch).not.toHaveBeenCalled();
  expect(await (await window.fetch("http://project.localhost:4100/v1/ping")).text()).toBe("out");
  vi.unstubAllGlobals();
});
