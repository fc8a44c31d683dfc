import {expect, it} from "vitest";
import {readEnv} from "../env.ts";
import {fullEnv, listServices, SERVICES} from "./services.ts";
import {createSettings} from "./settings.ts";

const settings = createSettings(readEnv({PORT_OFFSET: "10"}));
const envOf = (name: string) => {
  const service = SERVICES.find((candidate) => candidate.name === name);
  return service ? fullEnv(service, settings, "production") : {};
};

it("tokens with write access reach the content lake and no other service", () => {
  expect(envOf("lake").SANITY_WRITE_TOKEN).toBe(settings.env.SANITY_WRITE_TOKEN);
  for (const name of ["web", "studio", "backend", "mail"]) {
    const values = Object.values(envOf(name));
    expect(values, name).not.toContain(settings.env.SANITY_WRITE_TOKEN);
    expect(values, name).not.toContain(settings.env.SANITY_EDITOR_TOKEN);
  }
});

it("the token that seals reaches the backend and the lake, and no one a visitor talks to", () => {
  const holders = ["lake", "web", "studio", "backend", "mail"].filter((name) =>
    Object.values(envOf(name)).includes(settings.env.SANITY_SEAL_TOKEN),
  );
  expect(holders).toEqual(["lake", "backend"]);
});

it("the lake notifies the site of changes at the site's actual port, signed with the shared secret", () => {
  const [hook] = JSON.parse(envOf("lake").LAKE_WEBHOOKS ?? "[]");
  expect(hook).toMatchObject({
    url: "http://127.0.0.1:3010/api/revalidate",
    secret: envOf("web").SANITY_WEBHOOK_SECRET,
    on: ["create", "update", "delete"],
  });
});

it("the backend signs in at the fake identity provider with the clients it knows; no other service gets their secrets", () => {
  const {SOCIAL_APPLE_SECRET: secret, ...backend} = envOf("backend");
  expect(backend.SOCIAL_GOOGLE_ISSUER).toBe("http://127.0.0.1:4310/google");
  expect(envOf("identity")).toMatchObject({SOCIAL_APPLE_SECRET: secret, NODE_ENV: "development"});
  for (const name of ["lake", "mail", "web", "studio"]) {
    expect(
      Object.keys(envOf(name)).filter((key) => key.startsWith("SOCIAL_")),
      name,
    ).toEqual([]);
  }
});

it("the backend buys at the payment emulator with the key it knows; no other service gets that key", () => {
  const {STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret, ...backend} = envOf("backend");
  expect(backend).toMatchObject({STRIPE_API_HOST: "127.0.0.1", STRIPE_API_PORT: "4252"});
  expect(envOf("payments")).toMatchObject({
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: secret,
    NODE_ENV: "development",
  });
  for (const name of ["lake", "mail", "identity", "web", "studio"]) {
    expect(
      Object.keys(envOf(name)).filter((one) => one.startsWith("STRIPE_")),
      name,
      // Every browser learns it.
    ).toEqual(name === "web" ? ["STRIPE_PUBLISHABLE_KEY"] : []);
  }
  const real = createSettings(readEnv({STRIPE_SECRET_KEY: "sk_test_of_an_account"}));
  const service = SERVICES.find(({name}) => name === "backend");
  expect(service && fullEnv(service, real, "production")).not.toHaveProperty("STRIPE_API_HOST");
});

it("platforms are connected at the fake provider only for a site and a database on this machine", () => {
  const {PLATFORMS, PLATFORMS_ON_THIS_MACHINE} = envOf("backend");
  const {suunto} = JSON.parse(PLATFORMS ?? "{}");
  expect([suunto.token_url, PLATFORMS_ON_THIS_MACHINE]).toEqual([
    "http://127.0.0.1:4310/partner/suunto/token",
    "1",
  ]);
  expect(envOf("identity")).toMatchObject({PARTNER_CLIENT_SECRET: suunto.client_secret});
  const backend = SERVICES.find(({name}) => name === "backend");
  for (const elsewhere of [{DATABASE_URL: "postgres://db.example/x"}, {PLATFORMS: '{"suunto":{}}'}]) {
    const env = backend && fullEnv(backend, createSettings(readEnv(elsewhere)), "production");
    expect(env).not.toHaveProperty("PLATFORMS_ON_THIS_MACHINE");
  }
});

it("on this machine the backend runs in development with demo users; elsewhere it runs in the mode of the command", () => {
  expect(envOf("backend")).toMatchObject({NODE_ENV: "development", DEMO: "1", DEMO_YEAR: "0"});
  expect(envOf("web").NODE_ENV).toBe("production");
  const backend = SERVICES.find(({name}) => name === "backend");
  for (const elsewhere of [{SITE_URL: "https://gradus.example"}, {DATABASE_URL: "postgres://db.example/x"}]) {
    const env = backend && fullEnv(backend, createSettings(readEnv(elsewhere)), "production");
    expect(env).toMatchObject({NODE_ENV: "production"});
    expect(env).not.toHaveProperty("DEMO");
  }
});

it("hosted content: no service gets a lake address, and editors' browsers get the public address of the backend", () => {
  const hosted = createSettings(
    readEnv({SANITY_PROJECT_ID: "abc123xy", BACKEND_PUBLIC_URL: "https://gradus.example"}),
  );
  for (const service of listServices(hosted)) {
    const env = fullEnv(service, hosted, "production");
    expect(Object.keys(env), service.name).not.toContain("SANITY_API_HOST");
    expect(Object.keys(env), service.name).not.toContain("SANITY_STUDIO_API_HOST");
    expect(env.SANITY_STUDIO_BACKEND_URL).toBe("https://gradus.example");
  }
});
