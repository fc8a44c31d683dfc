import {expect, test, vi} from "vitest";
import {stubVercelRequests} from "./stub-vercel-requests.ts";

const query = (tag: string) =>
  `http://project.localhost:4100/v2025-02-19/data/query/production?query=*&tag=sanity.studio.${tag}`;

test("the query for a Vercel bypass secret is answered locally, all others go out", async () => {
  const fetch = vi.fn(async (_input: RequestInfo | URL) => new Response("out"));
  vi.stubGlobal("window", {fetch});
  stubVercelRequests();
  const probeUrl = query("preview-url-secret.fetch-vercel-bypass-protection-secret");
  expect(await (await window.fetch(probeUrl)).json()).toMatchObject({result: null});
  expect(fetch).not.toHaveBeenCalled();
  expect(await (await window.fetch(query("structure.list"))).text()).toBe("out");
  vi.unstubAllGlobals();
});
