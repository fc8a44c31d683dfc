import {describe, expect, it} from "vitest";
import {hostsOf, isSupportedIn, readPlatforms} from "./platform-settings.ts";

const GOOD = {
  name: "Suunto",
  authorize_url: "https://www.p.example/authorize",
  token_url: "https://auth.p.example/token",
  api_url: "https://api.p.example:8443/v2",
  client_id: "id",
  client_secret: "s3cret-of-ours",
  scopes: ["activities"],
  flows: {activities: "in", workouts: "out"},
};
const read = (changes: object = {}, isLocal = false) =>
  readPlatforms({
    PLATFORMS: JSON.stringify({suunto: {...GOOD, ...changes}}),
    PLATFORMS_ON_THIS_MACHINE: isLocal,
  });

describe("the platforms of an installation", () => {
  it("are none unless they are set", () => {
    expect(readPlatforms({PLATFORMS: undefined, PLATFORMS_ON_THIS_MACHINE: false})).toEqual({});
    expect(readPlatforms({PLATFORMS: "{}", PLATFORMS_ON_THIS_MACHINE: false})).toEqual({});
  });

  it.each([
    ["without a name", {name: ""}, "name"],
    ["without a scope", {scopes: []}, "scopes"],
    ["with an empty scope", {scopes: [""]}, "scopes"],
    ["with a flow of no direction", {flows: {activities: "sideways", workouts: "out"}}, "flows"],
    ["with a flow of something else", {flows: {...GOOD.flows, sleep: "in"}}, "sleep"],
    ["with a short secret for events", {webhook_secret: "short"}, "webhook_secret"],
    ["that may never be asked", {calls_per_minute: 0}, "calls_per_minute"],
    ["that may be asked half", {calls_per_minute: 0.5}, "calls_per_minute"],
    ["of a region that is none", {regions: ["mars"]}, "regions"],
    ["at no address", {api_url: "p.example"}, "api_url"],
    ["at a file", {token_url: "file:///etc/passwd"}, "token_url"],
    ["at a script", {authorize_url: "javascript:alert(1)"}, "authorize_url"],
    ["with another's field", {redirect_uri: "https://evil.example"}, "redirect_uri"],
  ])("do not start with one %s, and the reason names the field and no secret", (_case, changes, field) => {
    expect(() => read(changes)).toThrow(field);
    expect(() => read(changes)).not.toThrow("s3cret");
  });

  it.each(["authorize_url", "token_url", "api_url", "revoke_url", "check_url"])(
    "the service does not start with a %s over unencrypted http, except for an emulator on this machine",
    (field) => {
      const plain = {[field]: "http://127.0.0.1:4300/x"};
      expect(() => read(plain)).toThrow(`suunto.${field} must be https`);
      expect(() => read(plain, true)).not.toThrow();
    },
  );

  it.each(["Suunto", "a", "9lives", "a-b", "../x", "a".repeat(33), "__proto__"])(
    "%s is no name of one",
    (name) => {
      const PLATFORMS = `{${JSON.stringify(name)}: ${JSON.stringify(GOOD)}}`;
      let names: string[] = [];
      try {
        names = Object.keys(readPlatforms({PLATFORMS, PLATFORMS_ON_THIS_MACHINE: false}));
      } catch (error) {
        expect(String(error)).toContain("PLATFORMS");
      }
      expect(names).toEqual([]);
    },
  );
});

it("allowed hosts are those the backend calls, with their ports; the address opened by the user's browser is not among them", () => {
  expect([...hostsOf(read({revoke_url: "https://auth.p.example/revoke"}))].sort()).toEqual([
    "api.p.example:8443",
    "auth.p.example",
  ]);
  expect([...hostsOf({})]).toEqual([]);
});

it("a platform is everywhere unless it names where it is", () => {
  const settings = read().suunto;
  const some = read({regions: ["us", "de"]}).suunto;
  if (!settings || !some) return expect.unreachable();
  expect([isSupportedIn(settings, "fr"), isSupportedIn(some, "de"), isSupportedIn(some, "fr")]).toEqual([
    true,
    true,
    false,
  ]);
});
