import {defineConfig, devices} from "@playwright/test";
import {browserOptions} from "./e2e/support/browser.ts";
import {env} from "./e2e/support/env.ts";

// The stack is already running when this is read: `npm test` starts it and passes its addresses.
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // Ends what hangs. None of it is a promise of speed: on a machine that has other work to do, all takes several times
  // as long.
  timeout: 300_000,
  expect: {timeout: 60_000, toPass: {timeout: 60_000}},
  reporter: "list",
  use: {
    ...devices["Desktop Chrome"],
    baseURL: env.SITE_URL,
    launchOptions: browserOptions(),
    screenshot: "only-on-failure",
    // The trace stores the page itself at every step. Screenshots as well would draw every frame twice, for tests that
    // pass too.
    trace: {mode: "retain-on-failure", screenshots: false},
  },
  // Each is a run of its own, in this order: `npm test` sees to it, and none is left out because one before it failed.
  projects: [
    {name: "site", testIgnore: ["faults/**", "content/studio.spec.ts", "content/hosted/**"]},
    // These publish what others read. A Studio is also a heavy guest: nothing that minds the clock runs beside it.
    {name: "studio", testMatch: "content/studio.spec.ts"},
    // These build a Studio and start a second site: stories that run against the clock should not wait for that.
    {name: "hosted", testMatch: "content/hosted/**/*.spec.ts", workers: 1},
    // These stop services, so they wait until no other project needs them, and take turns.
    {name: "faults", testMatch: "faults/**/*.spec.ts", workers: 1},
  ],
});
