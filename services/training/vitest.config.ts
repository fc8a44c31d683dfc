import {defineConfig} from "vitest/config";

// Some read files as large as they may be, or run for a year; on a busy machine that takes its time.
export default defineConfig({
  test: {include: ["{src,test}/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000},
});
