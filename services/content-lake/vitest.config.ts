import {defineConfig} from "vitest/config";

export default defineConfig({
  test: {
    // Some tests start whole servers; on a busy machine that takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Files share what their worker has loaded. Each starts lakes of its own, on free ports and in new folders.
    isolate: false,
  },
});
