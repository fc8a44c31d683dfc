import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from "node:fs";
import type {AddressInfo} from "node:net";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {afterAll, beforeAll, describe, expect, test} from "vitest";
import {createStudioServer} from "./create-server.ts";

const BUILT = `<!DOCTYPE html><html><head><title>x</title><script>start()</script>
<style>@font-face { font-family: Inter; src: url("https://studio-static.sanity.io/Inter.woff2"); } html {}</style>
<script src="https://core.sanity-cdn.com/bridge.js" async type="module" data-sanity-core></script></head>
<body><script src="/static/app.js" type="module"></script></body></html>`;

const env = {
  projectId: "project",
  dataset: "production",
  apiHost: "http://localhost:4100",
  siteUrl: "http://localhost:3000",
  backendUrl: "http://localhost:4000",
};
const root = mkdtempSync(join(tmpdir(), "studio-"));
const folder = join(root, "dist");

mkdirSync(join(folder, "static"), {recursive: true});
writeFileSync(join(folder, "index.html"), BUILT);
writeFileSync(join(folder, "static/app.js"), "export {};");
writeFileSync(
  join(folder, "static/app.css"),
  "a{}@font-face{font-family:Inter;src:url(https://design-system-static.sanity.io/Inter.woff2)}b{}",
);
writeFileSync(join(root, "secret.txt"), "secret");

const server = createStudioServer({folder, env});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(root, {recursive: true});
});

const get = (path: string, init?: RequestInit) => fetch(origin + path, init);

describe("the page", () => {
  test.each(["/", "/structure/pages;home", "/index.html", "/intent/edit/id=home-de"])(
    "%s answers it",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("<title>x</title>");
      expect(response.headers.get("cache-control")).toBe("no-cache");
    },
  );

  test("carries the values of this start, not those of the build", async () => {
    const html = await (await get("/")).text();
    const [, json = ""] = /id="studio-values">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(env);
  });

  test("requests no host of the Studio's vendor", async () => {
    expect(await (await get("/")).text()).not.toContain("sanity");
  });

  test("may run its own scripts and reach the lake, nothing else", async () => {
    const policy = (await get("/")).headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toContain(
      "connect-src 'self' blob: http://localhost:4100 http://*.localhost:4100 ws://localhost:4100 ws://*.localhost:4100 http://localhost:3000 http://localhost:4000;",
    );
    expect(policy).not.toContain("sanity");
  });

  test("may show the pictures in the menu of sections, which are data addresses", async () => {
    const policy = (await get("/")).headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/img-src 'self' data: /);
  });

  test("with hosted content may reach the hosted service", async () => {
    const hosted = createStudioServer({folder, env: {...env, apiHost: null}});
    await new Promise<void>((done) => hosted.listen(0, "127.0.0.1", done));
    const response = await fetch(`http://127.0.0.1:${(hosted.address() as AddressInfo).port}/`);
    const policy = response.headers.get("content-security-policy") ?? "";
    // The Studio requests the last host, which has no subdomain, to check for a newer version.
    for (const host of ["*.sanity.io", "*.sanity-cdn.com", "sanity-cdn.com"]) {
      expect(policy).toMatch(new RegExp(`connect-src[^;]* https://${host.replaceAll(/[.*]/g, "\\$&")}[ ;]`));
    }
    hosted.close();
  });
});

describe("files", () => {
  test("are sent with their content type and cached as immutable", async () => {
    const response = await get("/static/app.js");
    expect(await response.text()).toBe("export {};");
    expect(response.headers.get("content-type")).toContain("text/javascript");
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("of style name no font of another host", async () => {
    expect(await (await get("/static/app.css")).text()).toBe("a{}b{}");
  });

  test("that do not exist answer 404 instead of the page", async () => {
    expect((await get("/static/gone.js")).status).toBe(404);
  });

  test.each(["/../secret.txt", "/%2e%2e/secret.txt", "/static/..%2f..%2fsecret.txt", "//secret.txt"])(
    "outside the build stay there: %s",
    async (path) => expect(await (await get(path)).text()).not.toContain("secret"),
  );

  test.each(["/%", "/%00", "/%ff"])("an unreadable path %s answers 400", async (path) => {
    expect((await get(path)).status).toBe(400);
  });

  test("nothing can be sent here", async () => {
    expect((await get("/", {method: "POST", body: "x"})).status).toBe(405);
  });
});

test("a Studio that was not built reports how to build it", () => {
  expect(() => createStudioServer({folder: join(root, "nowhere"), env})).toThrow("Build it first");
});
