import {expect, it} from "vitest";
import {readEnv} from "../../../server/env.ts";

const GOOGLE = {SOCIAL_GOOGLE_CLIENT_ID: "id", SOCIAL_GOOGLE_SECRET: "secret"};

it("a provider is enabled by an id and a secret, at its original address unless configured otherwise", () => {
  expect(readEnv({}).social).toEqual({});
  expect(readEnv(GOOGLE).social).toEqual({
    google: {issuer: "https://accounts.google.com", id: "id", secret: "secret"},
  });
});

it("half a registration is a mistake, named", () => {
  expect(() => readEnv({SOCIAL_APPLE_CLIENT_ID: "id"})).toThrow(/SOCIAL_APPLE_SECRET/);
});

it("a fake provider is accepted only for a site that others cannot reach", () => {
  const local = {...GOOGLE, SOCIAL_GOOGLE_ISSUER: "http://127.0.0.1:4300/google"};
  expect(readEnv({...local, SITE_URL: "http://127.0.0.1:3000"}).social.google?.issuer).toContain(":4300");
  expect(() => readEnv({...local, SITE_URL: "https://gradus.example"})).toThrow(/SOCIAL_GOOGLE_ISSUER/);
});
