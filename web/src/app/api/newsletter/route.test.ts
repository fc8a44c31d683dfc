import {afterEach, expect, it, vi} from "vitest";
import {POST} from "./route";

const backend = vi.spyOn(globalThis, "fetch");
afterEach(() => backend.mockReset());

const fields = {
  back: "/de/de/store",
  place: "footer",
  email: "runner@example.com",
  list: "news",
  tags: "footer,site",
  region: "de",
  locale: "de",
};
const send = (changed: Partial<typeof fields> = {}, headers: Record<string, string> = {}) =>
  POST(
    new Request("http://site.test/api/newsletter", {
      method: "POST",
      body: new URLSearchParams({...fields, ...changed}),
      headers,
    }),
  );

it("303: forwards the form and redirects back to the page with the answer", async () => {
  backend.mockResolvedValue(Response.json({data: {status: "pending"}}));
  const response = await send({}, {"x-forwarded-for": "203.0.113.7"});
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe("/de/de/store?newsletter=success#newsletter-footer-success");
  const [address, init] = backend.mock.calls[0] ?? [];
  expect(String(address)).toMatch(/\/canyon\/email\/subscribe$/);
  expect(JSON.parse(String(init?.body))).toMatchObject({email: fields.email, tags: ["footer", "site"]});
  expect(init?.headers).toMatchObject({"x-forwarded-for": "203.0.113.7"});
});

it("303: a backend that is down is a failed sign-up", async () => {
  backend.mockRejectedValue(new Error("down"));
  expect((await send()).headers.get("location")).toBe(
    "/de/de/store?newsletter=failed#newsletter-footer-failed",
  );
});

it.each(["https://evil.test/", "//evil.test", "/\\evil.test", "/de/de/store?x=1", ""])(
  "400: never redirects to %j",
  async (back) => {
    expect((await send({back})).status).toBe(400);
    expect(backend).not.toHaveBeenCalled();
  },
);

it.each([
  {"sec-fetch-site": "cross-site"},
  {"sec-fetch-site": "same-site"},
  {origin: "https://evil.test", host: "site.test"},
  {origin: "null", host: "site.test"},
])("403: a form that another site sends, by %j", async (headers) => {
  expect((await send({}, headers)).status).toBe(403);
  expect(backend).not.toHaveBeenCalled();
});

it.each([{"sec-fetch-site": "same-origin"}, {origin: "http://site.test", host: "site.test"}])(
  "303: a form of this site, by %j",
  async (headers) => {
    backend.mockResolvedValue(Response.json({data: {status: "pending"}}));
    expect((await send({}, headers)).status).toBe(303);
  },
);

it("400: what is not a form", async () => {
  const request = new Request("http://site.test/api/newsletter", {method: "POST", body: "{}"});
  expect((await POST(request)).status).toBe(400);
});
