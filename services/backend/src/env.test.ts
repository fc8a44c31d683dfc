import {describe, expect, it} from "vitest";
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

const KEY = "k".repeat(32);
const SECRETS = {MAIL_TOKEN_KEY: KEY, AUTH_KEK: KEY, REFRESH_KEY: KEY};

describe("production", () => {
  const addresses = {SITE_URL: "https://gradus.example", DATABASE_URL: "postgres://db/x"};
  const production = {NODE_ENV: "production", ...addresses, ...SECRETS};

  it("starts with the keys that every instance shares", () => {
    expect(readEnv(production).NODE_ENV).toBe("production");
  });

  it.each(Object.keys(SECRETS))("does not start without %s, or with a short one", (name) => {
    expect(() => readEnv({...production, [name]: ""})).toThrow(name);
    expect(() => readEnv({...production, [name]: "short"})).toThrow(name);
  });

  it("does not start on a site without TLS", () => {
    expect(() => readEnv({...production, SITE_URL: ""})).toThrow(/SITE_URL/);
    expect(() => readEnv({...production, SITE_URL: "http://gradus.example"})).toThrow(/SITE_URL/);
  });

  it("keeps its data in the embedded database only when that is said", () => {
    expect(() => readEnv({...production, DATABASE_URL: ""})).toThrow(/ALLOW_EMBEDDED_DB/);
    expect(readEnv({...production, DATABASE_URL: "", ALLOW_EMBEDDED_DB: "1"}).DATABASE_URL).toBeUndefined();
  });

  it("makes no demo people", () => {
    expect(() => readEnv({...production, DEMO: "1"})).toThrow(/DEMO/);
  });
});

it("demo people are for a site and a database on this machine", () => {
  expect(readEnv({DEMO: "1"}).DEMO).toBe(true);
  expect(() => readEnv({DEMO: "1", SITE_URL: "https://gradus.example"})).toThrow(/this machine/);
  expect(() => readEnv({DEMO: "1", DATABASE_URL: "postgres://db.example/x"})).toThrow(/this machine/);
});

it("a key is replaced by writing the new one before it", () => {
  const next = "n".repeat(32);
  expect(readEnv({AUTH_KEK: `${next}, ${KEY}`}).AUTH_KEK).toEqual([next, KEY]);
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
