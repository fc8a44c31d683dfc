import {defineConfig} from "vitest/config";
import {ROOM_FOR_GARBAGE, SHARED} from "../../vitest.shared.ts";

export default defineConfig({
  test: {
    ...SHARED,
    name: "backend",
    include: ["{src,test}/**/*.test.ts"],
    globalSetup: "test/global-setup.ts",
    setupFiles: ["test/check-call-coverage.ts", "test/set-up-properties.ts"],
    // Files share what their worker has loaded and the databases it has opened, which each file finds empty.
    isolate: false,
    // Node reads this code as it does where it runs: through Vite it takes a fifth more, in every line.
    experimental: {viteModuleRunner: false, nodeLoader: false},
    execArgv: [ROOM_FOR_GARBAGE, "--import", new URL("test/load-fast.ts", import.meta.url).href],
  },
});
