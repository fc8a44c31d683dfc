import {defineConfig} from "vitest/config";

export default defineConfig({
  // Files share what their worker has loaded: loading it anew for each takes five times as long as the tests.
  test: {include: ["src/**/*.test.ts"], isolate: false},
});
