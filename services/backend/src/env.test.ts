import {expect, it} from "vitest";
import {readEnv} from "./env.ts";

it("starts with nothing set", () => {
  const env = readEnv({});
  expect(env).toMatchObject({
    BACKEND_PORT: 4000,
    SITE_URL: "http://localhost:3000",
    BACKEND_PUBLIC_URL: "http://localhost:3000",
    MAIL_FROM: {address: "hello@gradus.example"},
  });
  expect(env.DATABASE_URL).toBeUndefined();
});

it("an empty line in a file is the same as none", () => {
  expect(readEnv({DATABASE_URL: "", BACKEND_PORT: ""}).BACKEND_PORT).toBe(4000);
});

it("names everything that is wrong at once", () => {
  const wrong = {
    BACKEND_PORT: "99999",
    SITE_URL: "here",
    DATABASE_URL: "mysql://x",
    MAIL_FROM: "a@b\r\nBcc: c@d",
  };
  expect(() => readEnv(wrong)).toThrow(/BACKEND_PORT[\s\S]*DATABASE_URL[\s\S]*SITE_URL[\s\S]*MAIL_FROM/);
});

it("production on a shared database needs the key that every instance shares", () => {
  const shared = {NODE_ENV: "production", DATABASE_URL: "postgres://db/x"};
  expect(() => readEnv(shared)).toThrow(/MAIL_TOKEN_KEY/);
  expect(readEnv({...shared, MAIL_TOKEN_KEY: "k".repeat(32)}).NODE_ENV).toBe("production");
});

it.each([
  ["Gradus News <news@gradus.example>", {name: "Gradus News", address: "news@gradus.example"}],
  ["news@gradus.example", {name: "Gradus", address: "news@gradus.example"}],
])("%s", (MAIL_FROM, expected) => {
  expect(readEnv({MAIL_FROM}).MAIL_FROM).toEqual(expected);
});

it("a fixed instant stops the clock", () => {
  const {now} = readEnv({GRADUS_NOW: "2026-11-16T09:00:00+01:00"});
  expect(now().toISOString()).toBe("2026-11-16T08:00:00.000Z");
});
