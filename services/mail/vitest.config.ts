import {defineConfig} from "vitest/config";
import {SHARED} from "../../vitest.shared.ts";

export default defineConfig({
  // Files share what their worker has loaded. Each starts servers of its own, on free ports.
  test: {...SHARED, name: "mail", include: ["src/**/*.test.ts"], isolate: false},
});
