import {fileURLToPath} from "node:url";
import {defineConfig} from "vitest/config";
import {frameworkDirectives} from "./src/testing/framework-directives.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [frameworkDirectives()],
  resolve: {
    alias: {
      "@": path("./src"),
      // The marker package throws outside a server bundle; tests are neither.
      "server-only": path("./node_modules/server-only/empty.js"),
    },
  },
  test: {
    include: ["src/**/*.test.{ts,tsx}", "server/**/*.test.ts", "messages/**/*.test.ts"],
    // Both cores of a small machine: by itself it leaves one out, also when nobody else works there.
    maxWorkers: 2,
    // No test waits on purpose; beside journeys the processor may be elsewhere.
    testTimeout: 30_000,
  },
});
