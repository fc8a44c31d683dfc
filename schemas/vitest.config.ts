import {defineConfig} from "vitest/config";
import {SHARED} from "../vitest.shared.ts";

export default defineConfig({
  // Files share what their worker has loaded: loading it anew for each takes five times as long as the tests.
  test: {...SHARED, name: "schemas", include: ["src/**/*.test.ts"], isolate: false},
});
