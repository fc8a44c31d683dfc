import {defineConfig} from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,test}/**/*.test.ts"],
    // Booting a database in memory takes seconds on a busy machine; no test waits on purpose.
    hookTimeout: 60_000,
    testTimeout: 60_000,
    // More would only fight over the cores: each boots a database.
    maxWorkers: 2,
  },
});
