import {spawnSync} from "node:child_process";
import {mkdtempSync, readFileSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {publishedSecretRefusals} from "@gradus/schemas/published-secrets";
import {afterAll, describe, expect, it} from "vitest";
import {ROOT, readEnv} from "../env.ts";
import {backendPaymentEnv, paymentsEnv} from "../stack/payment-env.ts";
import {listServices} from "../stack/services.ts";
import {createSettings} from "../stack/settings.ts";
import {identityEnv} from "../stack/social-env.ts";
import {requireOwnSecrets} from "../stack/stack.ts";

const SECRET = /^# ([A-Z][A-Z0-9_]*(?:TOKEN|SECRET|KEY|KEK))=(\S+)$/gm;
const example = readFileSync(join(ROOT, ".env.example"), "utf8");
const defaults = [...example.matchAll(SECRET)].map(([, name = "", value = ""]) => ({name, value}));

const folder = mkdtempSync(join(tmpdir(), "published-secrets-"));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const REACHABLE = [{HOST: "0.0.0.0"}, {SITE_URL: "https://gradus.example"}];

describe("every secret with a default in .env.example", () => {
  it("is read here", () => {
    expect(defaults.map(({name}) => name)).toEqual(
      expect.arrayContaining(["SANITY_READ_TOKEN", "SANITY_WEBHOOK_SECRET", "PARTNER_CLIENT_SECRET"]),
    );
  });

  it.each(defaults)("$name is refused where others reach it", ({name, value}) => {
    for (const addresses of REACHABLE) {
      const env = {HOST: "127.0.0.1", SITE_URL: "http://localhost:3000", ...addresses, [name]: value};
      expect(publishedSecretRefusals(env)).toEqual([expect.stringContaining(name)]);
    }
  });
});

it("published secrets shared between the backend and the emulators are rejected too", () => {
  const settings = createSettings(readEnv({}));
  const agreed = {...backendPaymentEnv(settings), ...paymentsEnv(), ...identityEnv(settings)};
  const refusals = publishedSecretRefusals({...agreed, HOST: "0.0.0.0", SITE_URL: "http://localhost:3000"});
  const names = [
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "SOCIAL_GOOGLE_SECRET",
    "SOCIAL_FACEBOOK_SECRET",
  ];
  for (const name of names) expect(refusals).toContainEqual(expect.stringContaining(name));
});

const PROGRAMS = [
  {file: "services/backend/src/main.ts", names: ["SANITY_SEAL_TOKEN"]},
  {file: "services/content-lake/src/main.ts", names: ["SANITY_WRITE_TOKEN", "LAKE_PEOPLE"]},
  {file: "services/payments/src/main.ts", names: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]},
  {file: "web/server.ts", names: ["SANITY_READ_TOKEN", "SANITY_WEBHOOK_SECRET"]},
];

describe.each(PROGRAMS)("$file", ({file, names}) => {
  it.each(REACHABLE)("does not start with %o and published secrets, and names each", (addresses) => {
    const {status, stdout, stderr} = spawnSync(process.execPath, [join(ROOT, file)], {
      cwd: join(ROOT, file.startsWith("web") ? "web" : ""),
      encoding: "utf8",
      env: {
        PATH: process.env.PATH,
        DATA_DIR: folder,
        NODE_ENV: "development",
        ...Object.fromEntries(defaults.map(({name, value}) => [name, value])),
        ...addresses,
      },
    });
    expect(status).toBe(1);
    for (const name of names) expect(stdout + stderr).toContain(name);
  });
});

describe("npm start", () => {
  const start = (source: Record<string, string>) => () => {
    const settings = createSettings(readEnv(source));
    requireOwnSecrets(settings, listServices(settings));
  };

  it("needs no secret of its own on this machine", () => {
    expect(start({})).not.toThrow();
  });

  it.each(REACHABLE)("names all that %o makes reachable before anything is built", (addresses) => {
    for (const name of ["SANITY_READ_TOKEN", "SANITY_SEAL_TOKEN", "SANITY_WEBHOOK_SECRET"])
      expect(start(addresses)).toThrow(name);
  });

  it("serves other machines once its secrets are its own, without demo users and emulators", () => {
    const own = {
      HOST: "0.0.0.0",
      SANITY_READ_TOKEN: "r".repeat(32),
      SANITY_SEAL_TOKEN: "s".repeat(32),
      SANITY_WEBHOOK_SECRET: "w".repeat(32),
    };
    expect(start(own)).not.toThrow();
    const settings = createSettings(readEnv(own));
    const services = listServices(settings);
    expect(services.map(({name}) => name)).toEqual(["lake", "mail", "backend", "web", "studio"]);
    const envOf = (name: string) => services.find((service) => service.name === name)?.env?.(settings);
    expect([envOf("backend")?.DEMO, envOf("lake")?.HOST]).toEqual(["0", "127.0.0.1"]);
  });
});
