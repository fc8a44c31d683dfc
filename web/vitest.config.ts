import {fileURLToPath} from "node:url";
import {defineConfig} from "vitest/config";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  resolve: {
    alias: {
      "@": path("./src"),
      // The marker package throws outside a server bundle; tests are neither.
      "server-only": path("./node_modules/server-only/empty.js"),
    },
  },
  test: {include: ["src/**/*.test.{ts,tsx}", "server/**/*.test.ts", "messages/**/*.test.ts"]},
});
