import {afterEach, expect, it, vi} from "vitest";
import {GET} from "./route";

const backend = vi.spyOn(globalThis, "fetch");
const error = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => {
  backend.mockReset();
  error.mockClear();
});

const ask = (headers: Record<string, string> = {}) =>
  GET(new Request("http://site.test/api/locale?country=FR", {headers}));

it("200: returns the region of the country that the edge detected, and is not stored", async () => {
  backend.mockResolvedValue(Response.json({data: {region: "de"}}));
  const response = await ask({"x-vercel-ip-country": "de"});
  expect(await response.json()).toEqual({region: "de"});
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(String(backend.mock.calls[0]?.[0])).toMatch(/\/b\/region\?country=DE$/);
});

it.each([undefined, "T1", "XYZ", "d'"])(
  "200: the country %j gives no information, so the backend is not asked",
  async (country) => {
    const response = await ask(country === undefined ? {} : {"cf-ipcountry": country});
    expect(await response.json()).toEqual({region: null});
    expect(backend).not.toHaveBeenCalled();
  },
);

it("502: the backend does not answer, and the cause stays in the log", async () => {
  backend.mockRejectedValue(new Error("connect ECONNREFUSED 127.0.0.1:4000"));
  const response = await ask({"cf-ipcountry": "DE"});
  expect(response.status).toBe(502);
  expect(await response.text()).not.toContain("127.0.0.1");
  expect(error).toHaveBeenCalledOnce();
});
