import {defineConfig} from "vitest/config";

// Some tests start whole servers; on a busy machine that takes its time.
export default defineConfig({test: {testTimeout: 60_000, hookTimeout: 60_000}});
