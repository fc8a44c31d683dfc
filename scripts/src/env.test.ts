import {expect, it} from "vitest";
import {readEnv} from "./env.ts";

it("needs nothing: every setting has a default", () => {
  expect(readEnv({})).toMatchObject({WEB_PORT: 3000, LAKE_PORT: 4100, DATA_DIR: ".data", PORT_OFFSET: 0});
});

it("takes an empty value, as a copied example has, for not set", () => {
  expect(readEnv({SITE_URL: "", WEB_PORT: ""})).toMatchObject({WEB_PORT: 3000});
  expect(readEnv({SITE_URL: ""}).SITE_URL).toBeUndefined();
});

it("names every unusable setting at once", () => {
  const read = () => readEnv({WEB_PORT: "eighty", SANITY_WRITE_TOKEN: "short", SITE_URL: "no address"});
  expect(read).toThrow(/WEB_PORT[\s\S]*SITE_URL|SITE_URL[\s\S]*WEB_PORT/);
  expect(read).toThrow(/SANITY_WRITE_TOKEN/);
});
