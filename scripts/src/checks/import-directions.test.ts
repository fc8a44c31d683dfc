import {execFile} from "node:child_process";
import {existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {dirname, join} from "node:path";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {z} from "zod";
import {ROOT} from "../env.ts";

const CRUISER = join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
const CONFIG = join(ROOT, ".dependency-cruiser.mjs");
const BACKEND = "services/backend/src";
/** The cruiser takes seconds to start, on a busy machine many. */
const PATIENCE_MS = 300_000;
const CYCLES_CONFIG = join(ROOT, ".dependency-cruiser-cycles.mjs");
const BROWSER_CONFIG = join(ROOT, ".dependency-cruiser-browser.mjs");

const directions = z.object({
  LAYERS: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
  default: z.object({forbidden: z.array(z.object({name: z.string()}))}),
});
const {LAYERS, default: config} = directions.parse(await import(CONFIG));

/** Importer, imported, and the rule that refuses it; null where the arrow may be drawn. */
const ARROWS: readonly (readonly [string, string, string | null])[] = [
  ["schemas/src/a.ts", "web/src/lib/x.ts", "schemas-import-nobody"],
  ["studio/a.ts", "web/src/lib/x.ts", "studio-imports-schemas-and-renderers-only"],
  ["studio/b.ts", "schemas/src/index.ts", null],
  ["studio/c.ts", "web/src/art/parse-art.ts", null],
  ["web/src/lib/a.ts", "services/backend/src/server/app.ts", "web-imports-schemas-and-contract-only"],
  ["web/src/lib/b.ts", "services/backend/src/contract/errors.ts", null],
  ["web/src/lib/c.ts", "schemas/src/index.ts", "web-stays-free-of-the-studio"],
  ["web/src/lib/d.ts", "schemas/src/markets.ts", null],
  ["schemas/src/sections/projections.ts", "node_modules/sanity/index.js", "shared-lists-stay-plain"],
  ["services/content-lake/src/a.ts", "services/mail/src/main.ts", "lake-imports-schemas-only"],
  ["services/content-lake/src/b.ts", "schemas/src/index.ts", null],
  ["services/backend/src/a.ts", "schemas/src/index.ts", "backend-imports-plain-schemas-only"],
  ["services/backend/src/b.ts", "schemas/src/markets.ts", null],
  ["services/backend/src/c.ts", "schemas/src/legal/text-hash.ts", null],
  ["scripts/src/c.ts", "schemas/src/fingerprint.ts", "scripts-import-plain-schemas-only"],
  ["services/backend/src/training/a.ts", "services/training/src/index.ts", null],
  ["web/src/features/races/a.ts", "services/training/src/index.ts", null],
  ["services/training/src/a.ts", "schemas/src/markets.ts", "training-imports-nobody"],
  ["services/backend/src/contract/a.ts", "services/backend/src/core/errors.ts", "contract-imports-nobody"],
  ["services/backend/src/core/db/a.ts", "services/backend/src/coaches/sort-order.ts", "core-knows-no-domain"],
  ["services/backend/src/core/db/b.ts", "services/backend/src/server/env.ts", "core-knows-no-domain"],
  ["services/backend/src/core/db/c.ts", "services/backend/src/contract/errors.ts", null],
  [
    "services/backend/src/coaches/a.ts",
    "services/backend/src/server/env.ts",
    "domains-stand-below-the-server",
  ],
  ["services/backend/src/coaches/b.ts", "services/backend/src/main.ts", "domains-stand-below-the-server"],
  [
    "services/backend/src/coaches/c.ts",
    "services/backend/src/gear/gear-repository.ts",
    "domains-meet-in-services",
  ],
  [
    "services/backend/src/coaches/d.ts",
    "services/backend/src/gear/apparel-routes.ts",
    "domains-meet-in-services",
  ],
  ["services/backend/src/coaches/e.ts", "services/backend/src/gear/module.ts", "domains-meet-in-services"],
  [
    "services/backend/src/coaches/i.ts",
    "services/backend/src/accounts/account/tables.ts",
    "tables-are-read-by-their-domain",
  ],
  ["services/backend/src/coaches/j.ts", "services/backend/src/coaches/tables.ts", null],
  ["services/backend/src/coaches/k.ts", "services/backend/src/core/mail/tables.ts", null],
  ["services/backend/src/gear/tables.ts", "services/backend/src/accounts/account/tables.ts", null],
  ["services/backend/src/sharing/share-reads.ts", "services/backend/src/accounts/account/tables.ts", null],
  ["services/backend/src/coaches/f.ts", "services/backend/src/coaches/coach-repository.ts", null],
  ["services/backend/src/coaches/g.ts", "services/backend/src/gear/pair-device.ts", null],
  ["services/backend/src/coaches/h.ts", "services/backend/src/core/mail/outbox-repository.ts", null],
  ["services/backend/src/server/a.ts", "services/backend/src/coaches/module.ts", null],
  ["services/mail/src/a.ts", "services/backend/src/contract/errors.ts", "mail-imports-nobody"],
  ["services/identity/src/a.ts", "services/backend/src/contract/errors.ts", "identity-imports-nobody"],
  ["services/payments/src/a.ts", "services/backend/src/contract/errors.ts", "payments-imports-nobody"],
  ["scripts/src/a.ts", "services/backend/src/contract/errors.ts", "scripts-import-plain-schemas-only"],
  ["scripts/src/b.ts", "schemas/src/brand.ts", null],
  ["web/src/content/a.ts", "web/src/sections/hero/hero.ts", "web-src-content-imports-below"],
  ["web/src/content/c.ts", "web/src/testing/page.ts", "testing-is-for-tests"],
  ["web/src/content/d.ts", "web/e2e/support/page.ts", "testing-is-for-tests"],
  ["web/src/content/e.test.ts", "web/src/testing/page.ts", null],
  ["web/src/client/b.ts", "web/src/content/page-context.ts", null],
  ["web/src/ui/c.ts", "services/backend/src/contract/errors.ts", "ui-knows-no-backend"],
  ["web/src/page-kit/a.ts", "web/src/features/cart/cart.ts", null],
  ["web/src/features/cart/a.ts", "web/src/features/planner/planner.ts", "features-are-islands"],
  ["web/src/features/cart/b.ts", "web/src/features/cart/cart.ts", null],
  ["web/src/sections/hero/a.ts", "web/src/sections/story/story.ts", "sections-are-islands"],
  ["web/src/sections/hero/b.ts", "web/src/sections/registry.ts", "sections-are-islands"],
  ["web/src/sections/hero/c.ts", "web/src/sections/parts/frame.ts", null],
  ["web/src/sections/hero/d.ts", "web/src/content/home.ts", null],
  ["web/src/app/b.ts", "web/src/sections/hero/hero.ts", null],
  ["web/src/lib/f.ts", "web/src/lib/absent.ts", "resolvable"],
];

/** In each tree two folders inside one layer that import each other: the layer rules do not detect that cycle. */
const CYCLES = [...Object.entries(LAYERS), ["services/backend/src", {core: []}] as const].map(
  ([tree, layers]) => {
    const layer = Object.keys(layers).find((name) => !name.endsWith(".ts"));
    return [`${tree}/${layer}/one/a.ts`, `${tree}/${layer}/two/b.ts`] as const;
  },
);

/** Every layer of every tree with the paths it must not import, including files at the top of the tree. */
const WRONG_LAYERS = Object.entries(LAYERS).flatMap(([tree, layers]) =>
  Object.entries(layers).map(([layer, below]) => ({
    from: layer.endsWith(".ts") ? `${tree}/${layer}` : `${tree}/${layer}/planted.ts`,
    rule: `${tree}/${layer.replace(/\.ts$/, "")}`.replaceAll("/", "-").concat("-imports-below"),
    to: [...Object.keys(layers).filter((other) => other !== layer && !below.includes(other)), "top.ts"].map(
      (other) => (other.endsWith(".ts") ? `${tree}/${other}` : `${tree}/${other}/thing.ts`),
    ),
  })),
);

type Violation = z.infer<typeof violation>;
const violation = z.object({from: z.string(), to: z.string(), rule: z.object({name: z.string()})});
const report = z.object({summary: z.object({violations: z.array(violation)})});

describe("a small tree with every wrong import planted", () => {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), "imports-")));
  let violations: readonly Violation[] = [];
  const refusalsOf = (file: string) =>
    violations.filter(({from}) => from === file).map(({to, rule}) => [to, rule.name]);

  beforeAll(async () => {
    for (const [from, to] of ARROWS) plant(tree, from, [to]);
    for (const {from, to} of WRONG_LAYERS) plant(tree, from, to);
    rmSync(join(tree, "web/src/lib/absent.ts"));
    writeFileSync(join(tree, "web/tsconfig.json"), "{}");
    violations = await cruise(tree, CONFIG);
  }, PATIENCE_MS);
  afterAll(() => rmSync(tree, {recursive: true, force: true}));

  it.each(ARROWS.filter(([, , rule]) => rule !== null))("%s → %s is refused", (from, to, rule) => {
    const target = rule === "resolvable" ? expect.stringContaining("absent") : to;
    expect(refusalsOf(from)).toContainEqual([target, rule]);
  });

  it.each(ARROWS.filter(([, , rule]) => rule === null))("%s → %s is allowed", (from) => {
    expect(refusalsOf(from)).toEqual([]);
  });

  it.each(WRONG_LAYERS)(
    "the imports of $from from a sibling or higher layer are rejected",
    ({from, to, rule}) => {
      const refused = refusalsOf(from).flatMap(([target, name]) => (name === rule ? [target] : []));
      expect(refused.toSorted()).toEqual(to.toSorted());
    },
  );

  it("no rule is without an import it refuses", () => {
    const broken = new Set(violations.map(({rule}) => rule.name));
    expect(config.forbidden.map(({name}) => name).filter((name) => !broken.has(name))).toEqual([]);
  });
});

describe("a small tree with a cycle of folders and one of files in each layered tree", () => {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), "cycles-")));
  let cycles: readonly Violation[] = [];
  const filesNextTo = (one: string) =>
    [one.replace(/one.a.ts$/, "five/e.ts"), one.replace(/one.a.ts$/, "five/f.ts")] as const;
  const refusalsIn = (folder: string, name: string) =>
    cycles
      .filter(({from, rule}) => rule.name === name && from.startsWith(`${folder}/`))
      .map(({from, to}) => [from, to])
      .toSorted();

  beforeAll(async () => {
    for (const [one, two] of CYCLES) {
      plant(tree, one, [two]);
      plant(tree, two, [one]);
      const [file, other] = filesNextTo(one);
      plant(tree, file, [other]);
      plant(tree, other, [file]);
      // A test may look at what stands above its folder.
      plant(tree, one.replace(/one.a.ts$/, "three/c.ts"), [one.replace(/one.a.ts$/, "four/d.ts")]);
      plant(tree, one.replace(/one.a.ts$/, "four/d.test.ts"), [one.replace(/one.a.ts$/, "three/c.ts")]);
    }
    writeFileSync(join(tree, "web/tsconfig.json"), "{}");
    cycles = await cruise(tree, CYCLES_CONFIG);
  }, PATIENCE_MS);
  afterAll(() => rmSync(tree, {recursive: true, force: true}));

  it.each(CYCLES)("%s and %s may not need each other", (one, two) => {
    expect(refusalsIn(dirname(dirname(one)), "folders-without-cycles")).toEqual([
      [dirname(one), dirname(two)],
      [dirname(two), dirname(one)],
    ]);
  });

  it.each(CYCLES)("two files of %s's folder may not need each other, be it for a type", (one) => {
    const [file, other] = filesNextTo(one);
    // A cycle of files is reported once.
    expect(refusalsIn(dirname(file), "files-without-cycles")).toEqual([[file, other]]);
  });
});

describe("a small tree with islands that reach the library of schemas", () => {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), "islands-")));
  const contract = "services/backend/src/contract";
  const feature = "web/src/features/cart";
  afterAll(() => rmSync(tree, {recursive: true, force: true}));

  it(
    "are refused however far away it is, but for types and what runs on the server",
    async () => {
      const up = "../../../..";
      for (const [file, text] of [
        ["node_modules/zod/index.js", "export const z = {};"],
        ["node_modules/zod/package.json", '{"name": "zod", "main": "index.js"}'],
        ["web/tsconfig.json", "{}"],
        [`${contract}/cart.ts`, 'import {z} from "zod"; export const cart = z; export type Cart = string;'],
        [`${contract}/cart-values.ts`, "export const MOST = 5;"],
        [`${feature}/rules.ts`, `import {cart} from "${up}/${contract}/cart"; export const rules = cart;`],
        [`${feature}/far-client.tsx`, 'import {rules} from "./rules"; export const far = rules;'],
        [`${feature}/later-client.tsx`, 'export const later = () => import("./rules");'],
        [
          `${feature}/plain-client.tsx`,
          `import type {Cart} from "${up}/${contract}/cart"; import {MOST} from "${up}/${contract}/cart-values";
           export const plain: Cart = String(MOST);`,
        ],
        [`${feature}/server.ts`, 'import {rules} from "./rules"; export const server = rules;'],
      ] as const) {
        write(join(tree, file), text);
      }
      const found = await cruise(tree, BROWSER_CONFIG);
      expect(found.map(({from, rule}) => [from, rule.name]).toSorted()).toEqual([
        [`${feature}/far-client.tsx`, "browsers-load-no-schemas"],
        [`${feature}/later-client.tsx`, "browsers-load-no-schemas"],
      ]);
    },
    PATIENCE_MS,
  );
});

describe("the folders on disk", () => {
  const services = readdirSync(join(ROOT, "services")).map((service) => `services/${service}/src`);
  const trees = ["web/src", "web/server", "studio", "schemas/src", "scripts/src", ...services];

  it("every source tree has its layers", () => {
    const layered = [...trees.filter((tree) => tree !== BACKEND), ...listModular()];
    expect(Object.keys(LAYERS).toSorted()).toEqual(layered.toSorted());
  });

  it("every backend folder other than server, core and contract is a domain", () => {
    const others = listFolders(BACKEND).filter((name) => !["contract", "core", "server"].includes(name));
    const modular = listModular();
    expect(
      others.filter((name) => !isModule(`${BACKEND}/${name}`) && !modular.includes(`${BACKEND}/${name}`)),
    ).toEqual([]);
  });

  it.each(Object.keys(LAYERS))("%s: every folder has its place, and no place is empty", (tree) => {
    const named = Object.keys(LAYERS[tree] ?? {});
    expect(named.filter((name) => !name.endsWith(".ts")).toSorted()).toEqual(listFolders(tree));
    expect(named.filter((name) => !existsSync(join(ROOT, tree, name)))).toEqual([]);
  });
});

const isModule = (folder: string) => existsSync(join(ROOT, folder, "module.ts"));

/** Domains that are cut into modules: their folders are layers, each with a module.ts. */
function listModular(): string[] {
  return listFolders(BACKEND)
    .map((name) => `${BACKEND}/${name}`)
    .filter((domain) => {
      const parts = listFolders(domain);
      return parts.length > 0 && parts.every((part) => isModule(`${domain}/${part}`));
    });
}

/** Names of the folders right below one, but for what is built there or serves tests only. */
function listFolders(tree: string): string[] {
  const folders = readdirSync(join(ROOT, tree), {withFileTypes: true}).filter((entry) => entry.isDirectory());
  const names = folders
    .map(({name}) => name)
    .filter((name) => !/^(\..*|dist.*|node_modules|testing)$/.test(name));
  return names.toSorted();
}

/** A file that imports the others; what does not exist yet is made. */
function plant(tree: string, from: string, to: readonly string[]): void {
  const up = "../".repeat(from.split("/").length - 1);
  for (const path of to) write(join(tree, path), "export type Thing = string;\n", {keep: true});
  // A type import disappears when compiled, and still is an arrow.
  const imports = to.map((path, index) => `import type {Thing as Thing${index}} from "${up}${path}";\n`);
  write(
    join(tree, from),
    `${imports.join("")}export type Thing = ${to.map((_, index) => `Thing${index}`).join(" | ")};\n`,
  );
}

function write(file: string, text: string, {keep = false} = {}): void {
  mkdirSync(dirname(file), {recursive: true});
  if (!keep || !existsSync(file)) writeFileSync(file, text);
}

/** The real rules on another tree. A refusal makes the exit code the number of violations. */
async function cruise(cwd: string, rules: string): Promise<readonly Violation[]> {
  const folders = ["schemas", "scripts", "services", "studio", "web"].filter((name) =>
    existsSync(join(cwd, name)),
  );
  const args = [CRUISER, "--config", rules, "--output-type", "json", ...folders];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, {cwd, maxBuffer: 1e8}, (error, stdout) => {
      if (stdout === "") reject(error);
      else resolve(report.parse(JSON.parse(stdout)).summary.violations);
    });
  });
}
