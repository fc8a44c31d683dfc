import {readFileSync} from "node:fs";
import {join} from "node:path";
import {describe, expect, it} from "vitest";
import {z} from "zod";
import {ROOT, readEnv} from "../env.ts";
import {lakeEnv} from "../stack/service-env.ts";
import {createSettings} from "../stack/settings.ts";
import {isTest, listSourceFiles} from "./tracked-files.ts";

const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

it("what runs on a hosted project knows no address, token or person of the local lake", () => {
  // The e2e tests have the running stack's addresses, and one folder of the Studio is for the local lake alone.
  const elsewhere = /^(web\/e2e|studio\/(lake|people))\//;
  const words = /:4100\b|\/_lake\/|auth\/(login\/local|people)|\blocal-[a-z]+(-[a-z]+)*-(token|secret)\b/;
  const found = listSourceFiles()
    .filter(({path}) => /^(schemas|studio|web)\//.test(path) && !elsewhere.test(path) && !isTest(path))
    .filter(({text}) => words.test(text));
  expect(found.map(({path}) => path)).toEqual([]);
});

describe("docs/hosted.md", () => {
  const guide = read("docs/hosted.md");

  it("gives the hosted webhook the filter and projection the lake's has", () => {
    const hook = z.array(z.object({filter: z.string(), projection: z.string()}));
    const env = lakeEnv(createSettings(readEnv({})));
    const [site] = hook.parse(JSON.parse(env.LAKE_WEBHOOKS ?? "[]"));
    expect(guide).toContain(`\n${site?.filter}\n`);
    expect(guide).toContain(`\n${site?.projection}\n`);
  });

  it("sets no variable that does not exist", () => {
    const documented = read(".env.example");
    const names = [...guide.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? "");
    const known = (name: string) => name.startsWith("SANITY_STUDIO_") || documented.includes(`${name}=`);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !known(name))).toEqual([]);
  });
});
