import {expect, it} from "vitest";
import {readEnv} from "../env.ts";
import {listServices} from "./services.ts";
import {createSettings, PORT_NAMES} from "./settings.ts";

const settings = (source: Record<string, string> = {}) => createSettings(readEnv(source));

it("an offset moves every port, and every address with it", () => {
  const plain = settings();
  const moved = settings({PORT_OFFSET: "500"});
  for (const name of PORT_NAMES) expect(moved.ports[name]).toBe(plain.ports[name] + 500);
  expect(moved.urls).toMatchObject({web: "http://localhost:3500", lake: "http://127.0.0.1:4600"});
});

it("an offset beyond the last port is refused by name", () => {
  expect(() => settings({WEB_PORT: "60000", PORT_OFFSET: "6000"})).toThrow("WEB_PORT 60000");
});

it("a hosted content project needs no local lake, and real mail no catcher", () => {
  const names = (source: Record<string, string>) => listServices(settings(source)).map(({name}) => name);
  expect(names({})).toEqual(["lake", "mail", "identity", "payments", "backend", "web", "studio"]);
  expect(names({SANITY_PROJECT_ID: "abc12345"})).not.toContain("lake");
  expect(names({SMTP_URL: "smtps://mail.example.com"})).not.toContain("mail");
});

it("with a real provider, or a site that others can reach, the fake sign-in provider does not run", () => {
  const names = (source: Record<string, string>) => listServices(settings(source)).map(({name}) => name);
  expect(names({SITE_URL: "http://127.0.0.1:8080"})).toContain("identity");
  expect(names({SITE_URL: "https://gradus.example"})).not.toContain("identity");
  expect(names({SOCIAL_APPLE_CLIENT_ID: "example.gradus.web"})).not.toContain("identity");
});

it("with a real payment key, or a site that others can reach, the payment emulator does not run", () => {
  const names = (source: Record<string, string>) => listServices(settings(source)).map(({name}) => name);
  expect(names({SITE_URL: "http://127.0.0.1:8080"})).toContain("payments");
  expect(names({SITE_URL: "https://gradus.example"})).not.toContain("payments");
  expect(names({STRIPE_SECRET_KEY: "sk_test_of_an_account"})).not.toContain("payments");
});

it("services are reached through loopback even when they listen everywhere", () => {
  expect(settings({HOST: "0.0.0.0"}).urls.backend).toBe("http://127.0.0.1:4000");
});
