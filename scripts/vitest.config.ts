import {defineConfig} from "vitest/config";

// Files share what their worker has loaded: loading it anew for each takes longer than the tests.
export default defineConfig({test: {include: ["{bootstrap,src}/**/*.test.ts"], isolate: false}});
