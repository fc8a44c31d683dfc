import {drizzle} from "drizzle-orm/pglite";
import {expect, it} from "vitest";
import {z} from "zod";
import {createTestApp} from "../../../../test/test-app.ts";

const {app, get} = createTestApp(drizzle.mock());
const document = z.object({paths: z.record(z.string(), z.record(z.string(), z.unknown()))});
/** What describes the others is not itself described. */
const DESCRIPTION = /^GET \/b\/(openapi\.json|docs(\/.*)?)$/;

it("the document has every route of the app, and no other", async () => {
  const {paths} = document.parse(await (await get("/b/openapi.json")).json());
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = app.routes
    .filter(({method}) => method !== "ALL")
    .map(({method, path}) => `${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`)
    .filter((route) => !DESCRIPTION.test(route));
  expect(described.length).toBeGreaterThan(40);
  expect(described.toSorted()).toEqual([...new Set(served)].toSorted());
});

it("the page loads its own files and nothing from anywhere else", async () => {
  const page = await get("/b/docs");
  const html = await page.text();
  expect(page.headers.get("content-type")).toMatch("text/html");
  const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = ""]) => address);
  const files = addresses.filter((address) => address.startsWith("/b/"));
  expect(addresses.filter((address) => !files.includes(address))).toEqual(["data:,"]);
  for (const file of files) expect((await get(file)).status, file).toBe(200);
  const styles = await (await get("/b/docs/swagger-ui.css")).text();
  expect([...styles.matchAll(/url\((?!["']?data:)/g)]).toEqual([]);
});

it("the page's policy lets scripts and data come from this origin only", async () => {
  const policy = (await get("/b/docs")).headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toMatch(/unsafe|http|\*/);
});
