/**
 * Where a change shows: files of a part of the product, and the end-to-end tests of it, as parts of their paths. The
 * first row that fits decides.
 */
export const SPECS_BY_SOURCE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^web\/src\/features\/(account|auth)\//, ["account/", "site/crawl"]],
  [/^web\/src\/features\/coaches\//, ["site/coaches"]],
  [/^web\/src\/features\/(cart|checkout|membership|orders|store)\//, ["shop/"]],
  [/^web\/src\/features\/legal\//, ["legal/"]],
  [/^web\/src\/features\/newsletter\//, ["site/newsletter"]],
  [/^web\/src\/features\/race-planner\//, ["site/race-planner"]],
  [/^web\/src\/features\/search\//, ["site/search"]],
  [
    /^web\/src\/features\/powercenter\/(athlete|athletes|bell|calendar|comments|today)\//,
    ["training/calendar", "training/coach", "training/offline", "training/screen-reader"],
  ],
  [
    /^web\/src\/features\/powercenter\/(builder|library|plans)\//,
    ["training/plans", "training/workouts", "training/coach"],
  ],
  [/^web\/src\/features\/powercenter\/races\//, ["training/races"]],
  [
    /^web\/src\/features\/powercenter\/(run|runs|shared|upload|feet|explain)\//,
    ["training/run", "training/recordings"],
  ],
  [/^web\/src\/features\/powercenter\//, ["training/"]],
  [/^web\/src\/(charts|client\/(calendar|race|today))\//, ["training/", "site/race-planner"]],
  [/^web\/src\/client\/shop\//, ["shop/"]],
  [/^web\/src\/client\/(session|social|forms)\//, ["account/"]],
  [/^web\/src\/(preview|content)\//, ["content/preview", "content/publish", "content/broken"]],
  [/^(web\/server|web\/src\/proxy)/, ["site/"]],
  [/^(web|schemas)\//, ["site/smoke", "site/head", "site/layout"]],
  [/^services\/backend\/src\/(accounts|gear|privacy|sharing|stats)\//, ["account/"]],
  [/^services\/backend\/src\/coaches\//, ["site/coaches"]],
  [/^services\/backend\/src\/commerce\//, ["shop/"]],
  [/^services\/backend\/src\/legal\//, ["legal/"]],
  [/^services\/backend\/src\/newsletter\//, ["site/newsletter"]],
  [/^services\/(backend\/src\/)?training\//, ["training/"]],
  [/^services\/backend\//, ["site/smoke", "account/session", "shop/cart"]],
  [/^services\/payments\//, ["shop/"]],
  [/^services\/identity\//, ["account/providers", "account/platforms"]],
  [/^services\/mail\//, ["site/newsletter-mail", "account/sign-up"]],
  [/^(studio|services\/content-lake)\//, ["content/studio", "content/preview", "content/publish"]],
];

const SPEC_FILE = /^web\/e2e\/(.+\.spec\.ts)$/;
const UNIT_TEST = /\.test\.tsx?$/;

/** The end-to-end tests that a change can break, as parts of paths for Playwright: of files from the root. */
export function affectedSpecs(files: readonly string[]): string[] {
  const sources = files.filter((file) => !UNIT_TEST.test(file));
  const found = sources.flatMap((file) => {
    const [, spec] = SPEC_FILE.exec(file) ?? [];
    if (spec !== undefined) return [spec];
    return SPECS_BY_SOURCE.find(([path]) => path.test(file))?.[1] ?? [];
  });
  return [...new Set(found)].sort();
}
