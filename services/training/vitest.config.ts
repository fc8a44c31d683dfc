import {defineConfig} from "vitest/config";
import {SHARED} from "../../vitest.shared.ts";

export default defineConfig({
  test: {
    ...SHARED,
    name: "training",
    include: ["{src,test}/**/*.test.ts"],
    setupFiles: "test/support/set-up-properties.ts",
    // Files share what their worker has loaded: all of it is functions without a memory.
    isolate: false,
  },
});
