import {defineConfig} from "vitest/config";
import {SHARED} from "../vitest.shared.ts";

export default defineConfig({
  // Files share what their worker has loaded: loading it anew for each takes longer than the tests.
  test: {...SHARED, name: "scripts", include: ["{bootstrap,src}/**/*.test.ts"], isolate: false},
});
