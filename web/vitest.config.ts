import {globSync, readFileSync} from "node:fs";
import {fileURLToPath} from "node:url";
import {defineConfig} from "vitest/config";
import {SHARED} from "../vitest.shared.ts";
import {compiledMessages} from "./src/testing/compiled-messages.ts";
import {frameworkDirectives} from "./src/testing/framework-directives.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const TESTS = ["src/**/*.test.{ts,tsx}", "server/**/*.test.ts", "messages/**/*.test.ts"];
/** Tests that require a document, declared in a comment at their top. */
const WITH_DOCUMENT = globSync(TESTS, {cwd: path(".")}).filter((file) =>
  readFileSync(path(file), "utf8").startsWith("// @vitest-environment jsdom"),
);

export default defineConfig({
  plugins: [frameworkDirectives(), compiledMessages()],
  resolve: {
    alias: {
      "@": path("./src"),
      // The marker package throws outside a server bundle; tests are neither.
      "server-only": path("./node_modules/server-only/empty.js"),
      // As the plugin of the library arranges it in a build.
      "next-intl/config": path("./src/i18n/request.ts"),
      "next-intl/server": path("./node_modules/next-intl/dist/esm/production/server.react-server.js"),
      "use-intl/format-message": "use-intl/format-message/format-only",
    },
  },
  test: {
    ...SHARED,
    name: "web",
    // Files share what their worker has loaded: loading it anew for each takes twice as long as the tests.
    isolate: false,
    server: {deps: {inline: ["next-intl", "use-intl"]}},
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: TESTS,
          exclude: WITH_DOCUMENT,
          setupFiles: "src/testing/set-up.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          include: WITH_DOCUMENT,
          setupFiles: ["src/testing/set-up.ts", "src/testing/set-up-document.ts"],
        },
      },
    ],
  },
});
