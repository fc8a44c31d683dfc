import {spawn} from "node:child_process";
import {request} from "node:http";
import {join} from "node:path";
import {text} from "node:stream/consumers";
import {afterAll, beforeAll, expect, it} from "vitest";
import {startTestIdentity, type TestIdentity} from "./test-identity.ts";

const MAIN = join(import.meta.dirname, "../src/main.ts");

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.close());

/** Starts the program as a person would; ends when it gives up. */
async function startProgram(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {env: {PATH: process.env.PATH, ...env}});
  const [complaint, code] = await Promise.all([
    text(child.stderr),
    new Promise((resolve) => child.once("exit", resolve)),
  ]);
  return {complaint, code};
}

it("does not start in production, and reports the reason", async () => {
  const {complaint, code} = await startProgram({NODE_ENV: "production"});
  expect(code).toBe(1);
  expect(complaint).toContain("anybody signs in as anybody");
});

it("a taken port is named with the way out", async () => {
  const {complaint, code} = await startProgram({IDENTITY_PORT: new URL(identity.url).port});
  expect(code).toBe(1);
  expect(complaint).toMatch(/port \d+ is taken.*IDENTITY_PORT/);
});

it("another site's name for this machine opens nothing", async () => {
  const status = await new Promise((resolve, reject) => {
    const options = {headers: {host: "evil.example"}};
    request(`${identity.url}/`, options, (response) => resolve(response.statusCode))
      .on("error", reject)
      .end();
  });
  expect(status).toBe(403);
});

it("pages of other origins cannot press its buttons", async () => {
  const body = new URLSearchParams({error: "on"});
  const headers = {origin: "http://evil.example"};
  const response = await fetch(`${identity.url}/partners/suunto/switches`, {method: "POST", body, headers});
  expect(response.status).toBe(403);
  const asJson = await fetch(`${identity.url}/api/partners/suunto/runs`, {method: "POST", body: "{}"});
  expect(asJson.status).toBe(415);
});

it("answers its health check, and lists providers, platforms and switches on one page", async () => {
  expect((await fetch(`${identity.url}/health`)).status).toBe(200);
  const page = await (await fetch(identity.url)).text();
  for (const words of ["/google", "/apple", "/facebook", "training_peaks", "The quota is used up"]) {
    expect(page).toContain(words);
  }
});
