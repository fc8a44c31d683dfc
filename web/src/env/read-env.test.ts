import {expect, it} from "vitest";
import {HOSTED_API, readEnv} from "./read-env";

it("needs no variable: the site runs with the other services of this machine", () => {
  expect(readEnv({})).toMatchObject({
    WEB_PORT: 3000,
    HOST: "127.0.0.1",
    BACKEND_URL: "http://127.0.0.1:4000",
  });
});

it("without an address for content, the hosted project is meant", () => {
  expect(readEnv({}).SANITY_API_HOST).toBe(HOSTED_API);
});

it("an empty value means not set, also for a secret", () => {
  const env = readEnv({WEB_DIST_DIR: "", SANITY_READ_TOKEN: "", WEB_PORT: ""});
  expect([env.WEB_DIST_DIR, env.SANITY_READ_TOKEN, env.WEB_PORT]).toEqual([".next", undefined, 3000]);
});

it.each(["SITE_URL", "WEB_PORT", "GRADUS_NOW"])("every unusable name is listed at once: %s", (name) => {
  const env = {SITE_URL: "gradus", WEB_PORT: "0", GRADUS_NOW: "tomorrow"};
  expect(() => readEnv(env)).toThrow(name);
});
