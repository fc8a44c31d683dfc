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

  it("the embedded database is used only when it is explicitly allowed", () => {
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
  expect(() => readEnv({DEMO: "1", HOST: "0.0.0.0"})).toThrow(/DEMO/);
  expect(readEnv({HOST: "0.0.0.0"}).isForThisMachine).toBe(false);
  expect(() => readEnv({DEMO: "1", DATABASE_URL: "postgres://db.example/x"})).toThrow(/this machine/);
  // A hosts file may lead such a name anywhere.
  expect(() => readEnv({DEMO: "1", DATABASE_URL: "postgres://db.localhost/x"})).toThrow(/this machine/);
});

describe("platforms", () => {
  const suunto = {
    name: "Suunto",
    client_id: "id",
    client_secret: "s3cret-of-ours",
    scopes: ["activities"],
    authorize_url: "https://p.example/a",
    token_url: "https://p.example/t",
    api_url: "https://p.example",
    flows: {activities: "in", workouts: "out"},
  };
  const read = (platforms: unknown, more = {}) => readEnv({PLATFORMS: JSON.stringify(platforms), ...more});

  it("platforms are read from the environment, by name", () => {
    expect(readEnv({}).platforms).toEqual({});
    expect(read({suunto}).platforms.suunto).toMatchObject({name: "Suunto", calls_per_minute: 60});
  });

  it.each([
    ["no JSON", "{", /not JSON/],
    ["a name that is no part of an address", JSON.stringify({"a/b": suunto}), /PLATFORMS/],
    ["something nobody knows", JSON.stringify({suunto: {...suunto, tokens: 1}}), /tokens/],
    ["a region there is not", JSON.stringify({suunto: {...suunto, regions: ["xx"]}}), /regions/],
    ["an address without TLS", JSON.stringify({suunto: {...suunto, api_url: "http://p.example"}}), /api_url/],
  ])("refuses %s, and quotes no secret", (_case, PLATFORMS, reason) => {
    expect(() => readEnv({PLATFORMS})).toThrow(reason);
    expect(() => readEnv({PLATFORMS})).not.toThrow(/s3cret/);
  });

  it("platform emulators are allowed on this machine only", () => {
    const local = {suunto: {...suunto, api_url: "http://127.0.0.1:4300/api"}};
    expect(read(local, {PLATFORMS_ON_THIS_MACHINE: "1"}).platforms.suunto?.name).toBe("Suunto");
    const production = {NODE_ENV: "production", ...SECRETS, PLATFORMS_ON_THIS_MACHINE: "1"};
    expect(() => readEnv(production)).toThrow(/PLATFORMS_ON_THIS_MACHINE/);
  });
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

describe("a bucket for the files of runs", () => {
  const bucket = {
    S3_ENDPOINT: "https://s3.example/runs",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
  };

  it("is none, or complete", () => {
    expect(readEnv({}).bucket).toBeNull();
    expect(readEnv(bucket).bucket).toMatchObject({endpoint: bucket.S3_ENDPOINT, region: "auto"});
  });

  it.each(Object.keys(bucket))(
    "startup fails when %s is missing while the other settings are present",
    (name) => {
      expect(() => readEnv({...bucket, [name]: ""})).toThrow(name);
    },
  );

  it("is named by its address", () => {
    expect(() => readEnv({...bucket, S3_ENDPOINT: "https://s3.example"})).toThrow("names the bucket");
  });
});
