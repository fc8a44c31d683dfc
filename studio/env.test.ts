import {afterEach, expect, test, vi} from "vitest";
import {readServerEnv, readStudioEnv} from "./env.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("without a lake of its own the Studio talks to the hosted service", () => {
  vi.stubEnv("SANITY_STUDIO_API_HOST", "");
  expect(readStudioEnv().apiHost).toBeNull();
});

test.each([
  ["http://127.0.0.1:4100", "http://localhost:4100"],
  ["http://[::1]:4100", "http://localhost:4100"],
  ["http://localhost:4100", "http://localhost:4100"],
  ["https://lake.example", "https://lake.example"],
])("%s is reached as %s, because the project's name goes before it", (url, host) => {
  vi.stubEnv("SANITY_STUDIO_API_HOST", url);
  expect(readStudioEnv().apiHost).toBe(host);
});

test("the values on the page win over those of the build", () => {
  vi.stubEnv("SANITY_STUDIO_API_HOST", "http://localhost:1");
  const values = {
    projectId: "other",
    dataset: "staging",
    apiHost: "http://localhost:2",
    siteUrl: "http://localhost:3",
    backendUrl: "http://localhost:4",
  };
  vi.stubGlobal("document", {getElementById: () => ({textContent: JSON.stringify(values)})});
  expect(readStudioEnv()).toEqual(values);
});

test("a project name that is invalid in a host name is rejected", () => {
  vi.stubEnv("SANITY_STUDIO_PROJECT_ID", "Not A Project");
  expect(() => readStudioEnv()).toThrow("lower case");
});

test("a port that is none is named", () => {
  expect(() => readServerEnv({STUDIO_PORT: "http"})).toThrow("STUDIO_PORT");
  expect(readServerEnv({STUDIO_PORT: ""}).port).toBe(3333);
});
