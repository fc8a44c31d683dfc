import {expect, it} from "vitest";
import {readEnv} from "../env.ts";
import {fullEnv, SERVICES} from "./services.ts";
import {createSettings} from "./settings.ts";

const settings = createSettings(readEnv({PORT_OFFSET: "10"}));
const envOf = (name: string) => {
  const service = SERVICES.find((candidate) => candidate.name === name);
  return service ? fullEnv(service, settings, "production") : {};
};

it("tokens that may write reach the lake and nobody else", () => {
  expect(envOf("lake").SANITY_WRITE_TOKEN).toBe(settings.env.SANITY_WRITE_TOKEN);
  for (const name of ["web", "studio", "backend", "mail"]) {
    const values = Object.values(envOf(name));
    expect(values, name).not.toContain(settings.env.SANITY_WRITE_TOKEN);
    expect(values, name).not.toContain(settings.env.SANITY_EDITOR_TOKEN);
  }
});

it("the lake tells the site of changes at the port the site really has, signed with the shared secret", () => {
  const [hook] = JSON.parse(envOf("lake").LAKE_WEBHOOKS ?? "[]");
  expect(hook).toMatchObject({
    url: "http://127.0.0.1:3010/api/revalidate",
    secret: envOf("web").SANITY_WEBHOOK_SECRET,
    on: ["create", "update", "delete"],
  });
});
