import {matchesGlob} from "node:path";

/** It starts every program, to see which settings it refuses. */
const STARTUP_TEST = "scripts/src/checks/published-secrets.test.ts";

/** Files that tests read without importing them: a change of a file on the left requires the tests on the right. */
const READ_BY: Readonly<Record<string, readonly string[]>> = {
  "web/src/**/*.{ts,tsx}": ["web/messages/used-messages.test.ts", "web/src/testing/*.test.ts"],
  "{.env.example,{web,scripts,services}/**/{env,cli,main}.ts}": [STARTUP_TEST],
  "web/messages/*.json": ["web/messages/*.test.ts"],
  "web/src/app/**": ["web/src/app/*.test.ts"],
  "web/src/app/globals.css": ["studio/inputs/site-colours.test.ts"],
  "services/backend/src/**": ["services/backend/src/server/{contract-tests,modules}.test.ts"],
  "services/backend/**/*.snap": ["services/backend/src/server/mails.test.ts"],
  "services/backend/migrations/**": [
    "services/backend/src/core/db/*.test.ts",
    "services/backend/src/server/*.test.ts",
  ],
  "services/content-lake/seed/*.ndjson": [
    "services/content-lake/{seed,src/query}/*.test.ts",
    "services/content-lake/test/{start,transfer}.test.ts",
    "services/backend/src/legal/agreements/agreements.test.ts",
    "studio/preview/addresses/main-documents.test.ts",
    "studio/releases/concurrent-changes/concurrent-changes.test.ts",
    "studio/templates/landing/landing-templates.test.ts",
    "web/src/features/legal/redline/redline-view.test.tsx",
    "web/src/page-kit/**/*.test.tsx",
    "web/src/proxy/former-address.test.ts",
  ],
  "services/content-lake/src/access/*.json": ["services/content-lake/test/roles/*.test.ts"],
  "services/payments/{public,src}/**": ["services/payments/test/*.test.ts"],
};

/** Rules over all sources and documents. */
const RULES = "scripts/src/checks/*.test.ts";

export function readsChange(test: string, changed: readonly string[]): boolean {
  const dependentTests = Object.entries(READ_BY)
    .filter(([pattern]) => changed.some((file) => matchesGlob(file, pattern)))
    .flatMap(([, tests]) => tests);
  const isRule = changed.length > 0 && test !== STARTUP_TEST && matchesGlob(test, RULES);
  return changed.includes(test) || isRule || dependentTests.some((pattern) => matchesGlob(test, pattern));
}

export interface Candidate {
  /** From the root. */
  readonly path: string;
  /** How many imports lie between it and the nearest change; null where it loads none of what changed. */
  readonly distance: number | null;
  /** How long it took the last time. */
  readonly milliseconds: number;
}

/**
 * The tests to run, nearest first, until the time budget is used up. Half of the tests import what most of the code
 * imports, so they add little to the tests near a change.
 */
export function chooseNearest<T extends Candidate>(
  tests: readonly T[],
  changed: readonly string[],
  budget: number,
): T[] {
  let left = budget;
  return tests
    .map((test) => ({test, isReader: readsChange(test.path, changed), ...nearness(test, changed)}))
    .toSorted(
      (a, b) =>
        Number(b.isReader) - Number(a.isReader) ||
        a.distance - b.distance ||
        b.common - a.common ||
        a.test.milliseconds - b.test.milliseconds,
    )
    .filter(({test, isReader}) => {
      const isChosen = isReader || test.milliseconds <= left;
      if (isChosen) left -= test.milliseconds;
      return isChosen;
    })
    .map(({test}) => test);
}

/** How far a test is from what changed, and how many folders it has in common with the nearest change. */
function nearness({path, distance}: Candidate, changed: readonly string[]) {
  const folders = path.split("/").slice(0, -1);
  const common = changed.map((file) => {
    const others = file.split("/").slice(0, -1);
    const apart = folders.findIndex((folder, depth) => folder !== others[depth]);
    return apart === -1 ? folders.length : apart;
  });
  return {distance: distance ?? Number.POSITIVE_INFINITY, common: Math.max(0, ...common)};
}
