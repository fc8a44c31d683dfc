import {execFile} from "node:child_process";
import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {dirname, join} from "node:path";
import {afterAll, beforeAll, describe, expect, it} from "vitest";
import {ROOT} from "../env.ts";

const CRUISER = join(ROOT, "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");

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
  ["services/content-lake/src/a.ts", "services/mail/src/main.ts", "lake-imports-schemas-only"],
  ["services/content-lake/src/b.ts", "schemas/src/index.ts", null],
  ["services/backend/src/a.ts", "schemas/src/index.ts", "backend-imports-markets-only"],
  ["services/backend/src/b.ts", "schemas/src/markets.ts", null],
  ["services/mail/src/a.ts", "services/backend/src/contract/errors.ts", "mail-imports-nobody"],
  ["services/identity/src/a.ts", "services/backend/src/contract/errors.ts", "identity-imports-nobody"],
  ["scripts/src/a.ts", "services/backend/src/contract/errors.ts", "scripts-import-markets-only"],
  ["scripts/src/b.ts", "schemas/src/brand.ts", null],
  ["web/src/content/a.ts", "web/src/sections/hero/hero.ts", "web-content-imports-below"],
  ["web/src/content/b.ts", "web/src/preview/session.ts", "web-content-imports-below"],
  ["web/src/content/c.ts", "web/src/testing/page.ts", "web-content-imports-below"],
  ["web/src/client/a.ts", "web/src/content/home.ts", "web-client-imports-below"],
  ["web/src/ui/a.ts", "web/src/features/cart/cart.ts", "web-ui-imports-below"],
  ["web/src/ui/b.ts", "web/src/content/home.ts", "web-ui-imports-below"],
  ["web/src/ui/c.ts", "services/backend/src/contract/errors.ts", "ui-knows-no-backend"],
  ["web/src/charts/a.ts", "web/src/client/session.ts", "web-charts-imports-below"],
  ["web/src/lib/e.ts", "web/src/ui/link.ts", "web-lib-imports-below"],
  ["web/src/sections/hero/a.ts", "web/src/app/page.ts", "web-sections-imports-below"],
  ["web/src/features/cart/c.ts", "web/src/page-kit/frame.ts", "web-features-imports-below"],
  ["web/src/shell/a.ts", "web/src/page-kit/frame.ts", "web-shell-imports-below"],
  ["web/src/page-kit/a.ts", "web/src/features/cart/cart.ts", null],
  ["web/src/features/cart/a.ts", "web/src/features/planner/planner.ts", "features-are-islands"],
  ["web/src/features/cart/b.ts", "web/src/features/cart/cart.ts", null],
  ["web/src/sections/hero/b.ts", "web/src/content/home.ts", null],
  ["web/src/app/b.ts", "web/src/sections/hero/hero.ts", null],
];

interface Report {
  readonly summary: {readonly violations: readonly {from: string; to: string; rule: {name: string}}[]};
}

describe("a small tree with every wrong import planted", () => {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), "imports-")));
  let report: Report = {summary: {violations: []}};

  beforeAll(async () => {
    for (const [from, to] of ARROWS) {
      write(join(tree, to), "export type Thing = string;\n", {keep: true});
      const path = `${"../".repeat(from.split("/").length - 1)}${to}`;
      // A type import disappears when compiled, and still is an arrow.
      write(join(tree, from), `import type {Thing} from "${path}";\nexport type Mine = Thing;\n`);
    }
    write(join(tree, "web/tsconfig.json"), "{}");
    report = await cruise(tree);
  });
  afterAll(() => rmSync(tree, {recursive: true, force: true}));

  it.each(ARROWS.filter(([, , rule]) => rule !== null))("%s → %s is refused", (from, to, rule) => {
    const found = report.summary.violations.filter((violation) => violation.from === from);
    expect(found.map((violation) => [violation.to, violation.rule.name])).toContainEqual([to, rule]);
  });

  it.each(ARROWS.filter(([, , rule]) => rule === null))("%s → %s is allowed", (from) => {
    expect(report.summary.violations.filter((violation) => violation.from === from)).toEqual([]);
  });
});

function write(file: string, text: string, {keep = false} = {}): void {
  mkdirSync(dirname(file), {recursive: true});
  try {
    writeFileSync(file, text, {flag: keep ? "wx" : "w"});
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}

/** The real rules on another tree. A refusal makes the exit code the number of violations. */
async function cruise(cwd: string): Promise<Report> {
  const config = join(ROOT, ".dependency-cruiser.mjs");
  const folders = ["schemas", "scripts", "services", "studio", "web"];
  const args = [CRUISER, "--config", config, "--output-type", "json", ...folders];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, {cwd, maxBuffer: 1e8}, (error, stdout) => {
      if (stdout === "") reject(error);
      else resolve(JSON.parse(stdout));
    });
  });
}
