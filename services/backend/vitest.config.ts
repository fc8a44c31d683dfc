import {defineConfig} from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,test}/**/*.test.ts"],
    // Booting a database in memory takes seconds on a busy machine; no test waits on purpose.
    hookTimeout: 60_000,
    testTimeout: 60_000,
    globalSetup: "test/global-setup.ts",
    setupFiles: "test/hold-to-calls.ts",
    // Files share what their worker has loaded and the databases it has opened, which each file finds empty.
    isolate: false,
    // More would only fight over the cores: each worker boots a database.
    maxWorkers: 2,
  },
});
