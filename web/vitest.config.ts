import {globSync, readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {defineConfig} from "vitest/config";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const include = ["src/**/*.test.{ts,tsx}", "server/**/*.test.ts", "messages/**/*.test.ts"];
// A browser, and what stands in for something, would stay for whichever file comes next.
const alone = globSync(include, {cwd: path(".")}).filter((file) =>
  /jsdom|\bvi\./.test(readFileSync(path(file), "utf8")),
);

export default defineConfig({
  resolve: {
    alias: {
      "@": path("./src"),
      // The marker package throws outside a server bundle; tests are neither.
      "server-only": path("./node_modules/server-only/empty.js"),
    },
  },
  test: {
    projects: [
      {extends: true, test: {name: "alone", include: alone}},
      // Files share what their worker has loaded: loading it anew for each takes longer than all tests.
      {extends: true, test: {name: "together", include, exclude: alone, isolate: false}},
    ],
  },
});
