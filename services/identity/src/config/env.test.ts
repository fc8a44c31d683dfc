import {expect, it} from "vitest";
import {readEnv} from "./env.ts";

it("production is refused, with the reason", () => {
  expect(() => readEnv({NODE_ENV: "production"})).toThrow("anybody signs in as anybody");
});

it("needs no settings, and an empty line in a file is none", () => {
  expect(readEnv({IDENTITY_PORT: ""})).toEqual(expect.objectContaining({port: 4300}));
});

it("names every unusable setting at once", () => {
  expect(() => readEnv({IDENTITY_PORT: "70000", SITE_URL: "site"})).toThrow(
    /IDENTITY_PORT[\s\S]*SITE_URL|SITE_URL[\s\S]*IDENTITY_PORT/,
  );
});
