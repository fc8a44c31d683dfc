import {createPrivateKey, createPublicKey, generateKeyPairSync} from "node:crypto";
import {jwtVerify} from "jose";
import {expect, it} from "vitest";
import {createAppleSecret} from "./apple-secret.ts";

const der = generateKeyPairSync("ec", {namedCurve: "P-256"}).privateKey.export({
  format: "der",
  type: "pkcs8",
});
const publicKey = createPublicKey(createPrivateKey({key: der, format: "der", type: "pkcs8"}));
const at = (instant: string) => new Date(instant);

function open(start: string) {
  let now = at(start);
  const secret = createAppleSecret({
    issuer: "https://apple.example",
    client_id: "our-app",
    key: `TEAM:KEY:${der.toString("base64")}`,
    now: () => now,
  });
  return {
    secret,
    move: (instant: string) => {
      now = at(instant);
    },
  };
}

it("is one for the whole day and another the next", async () => {
  const {secret, move} = open("2026-03-01T00:00:00Z");
  const first = await secret();
  move("2026-03-01T23:59:59Z");
  expect(await secret()).toBe(first);
  move("2026-03-02T00:00:00Z");
  expect(await secret()).not.toBe(first);
});

it("names its issuer and its audience, and is valid until after midnight", async () => {
  const {secret} = open("2026-03-01T12:00:00Z");
  const {payload, protectedHeader} = await jwtVerify(await secret(), publicKey, {
    currentDate: at("2026-03-02T00:59:00Z"),
  });
  expect(protectedHeader).toMatchObject({alg: "ES256", kid: "KEY"});
  expect(payload).toMatchObject({iss: "TEAM", sub: "our-app", aud: "https://apple.example"});
});

it("a key of another kind stops the start, not the first sign-in", () => {
  const deps = {issuer: "https://apple.example", client_id: "our-app", now: () => new Date(0)};
  expect(() => createAppleSecret({...deps, key: "TEAM:KEY:bm90IGEga2V5"})).toThrow("SOCIAL_APPLE_SECRET");
});
