import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from "node:fs";
import {createServer, type RequestListener} from "node:http";
import type {AddressInfo} from "node:net";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {proxyList} from "@gradus/backend/contract/visitor-address";
import {describe, expect, it, onTestFinished} from "vitest";
import {readEnv} from "../src/env/read-env.ts";
import {createSite} from "./create-site.ts";
import {readTransforms} from "./transforms.ts";

const PUSH = 'self.__next_f.push([1,"data"])';
const LINK = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const PAGE = `<html><head>${LINK}</head><body class="p">250 W<script src="/_next/static/chunks/a.js" async=""></script><script>${PUSH}</script></body></html>`;

const OURS = "<h1>Nothing here</h1>";

const html = (status: number, body: string): RequestListener => {
  return (_req, res) => {
    res.writeHead(status, {"content-type": "text/html; charset=utf-8", "x-nextjs-cache": "HIT"});
    res.end(body);
  };
};

/** Answers like the framework: with a page, a bare error, or one of our error pages. */
const framework: RequestListener = (req, res) => {
  if (req.url === "/us/en") return html(200, PAGE)(req, res);
  if (req.url?.startsWith("/us/en/errors/")) return html(200, OURS)(req, res);
  if (req.url === "/us/en/broken") return html(500, "overlay")(req, res);
  return html(404, "bare")(req, res);
};

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

/** The build of the mode is in a folder of its own, and only a build for production has an id. */
function makeBuild(isDevelopment: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const build = join(folder, ".next", isDevelopment ? "dev" : "");
  mkdirSync(join(build, "static", "chunks"), {recursive: true});
  writeFileSync(join(build, "static", "chunks", "a.css"), ".p{color:red}.unused{color:red}");
  if (!isDevelopment) writeFileSync(join(build, "BUILD_ID"), "build-1");
  return folder;
}

async function openSite(isDevelopment: boolean, changes: Record<string, string> = {}) {
  const backend = await listen((req, res) => res.end(`backend ${req.url}`));
  let site: RequestListener = () => {};
  const port = await listen((req, res) => site(req, res));
  const env = readEnv({
    WEB_PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    BACKEND_URL: `http://127.0.0.1:${backend}`,
    ...changes,
  });
  site = createSite({
    env,
    trustedProxies: proxyList.parse(""),
    transforms: readTransforms(env, isDevelopment),
    isDevelopment,
    folder: makeBuild(isDevelopment),
    framework,
    schedule: {reread: () => {}, secondsLeft: () => Number.POSITIVE_INFINITY},
  });
  return (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

describe.each([
  ["production", false],
  ["development", true],
] as const)("in %s", (_mode, isDevelopment) => {
  it("a page has the strict policy, and its scripts come last", async () => {
    const ask = await openSite(isDevelopment);
    const answer = await ask("/us/en");
    const policy = answer.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'; script-src 127.0.0.1:");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy?.includes("'unsafe-eval'")).toBe(isDevelopment);
    expect(await answer.text()).toMatch(
      /<template data-data="\/page-data\/[^"]+"><script src="[^"]+\/a\.js"/,
    );
  });

  it("a missing page is a finished page of ours", async () => {
    const ask = await openSite(isDevelopment);
    const answer = await ask("/us/en/nothing");
    expect([answer.status, await answer.text()]).toEqual([404, OURS]);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'; script-src");
  });

  it("a failure is a finished page of ours in production, and what the framework shows of it in development", async () => {
    const ask = await openSite(isDevelopment);
    const answer = await ask("/us/en/broken");
    expect([answer.status, await answer.text()]).toEqual([500, isDevelopment ? "overlay" : OURS]);
  });

  it("what belongs to the backend is passed to it", async () => {
    const ask = await openSite(isDevelopment);
    expect(await (await ask("/b/ready")).text()).toBe("backend /b/ready");
  });

  it("with all, a page also carries its rules, and a worker is there for the page of today", async () => {
    const all = "policy,error-pages,failure-page,late-scripts,inline-styles,memory,offline";
    const ask = await openSite(isDevelopment, {GRADUS_TRANSFORMS: all});
    expect(await (await ask("/us/en")).text()).toContain("<style>.p{color:red}</style>");
    expect(await (await ask("/today-worker.js")).text()).toContain("startWorker(self,");
  });

  it("with none, pages and errors are what the framework made them", async () => {
    const ask = await openSite(isDevelopment, {GRADUS_TRANSFORMS: "none"});
    const page = await ask("/us/en");
    expect(await page.text()).toBe(PAGE);
    expect(page.headers.get("content-security-policy")).toBeNull();
    const missing = await ask("/us/en/nothing");
    expect([missing.status, await missing.text()]).toEqual([404, "bare"]);
    expect(await (await ask("/today-worker.js")).text()).not.toContain("startWorker");
  });
});

it("the tools of development are asked in development only", async () => {
  const frames = ["/__nextjs_original-stack-frames", {method: "POST", body: "{}"}] as const;
  const statusIn = async (isDevelopment: boolean) =>
    (await (await openSite(isDevelopment))(...frames)).status;
  expect([await statusIn(true), await statusIn(false)]).toEqual([404, 405]);
});
