import {defineConfig} from "vitest/config";

export default defineConfig({
  // Files share what their worker has loaded: loading Sanity anew for each takes four times as long as the tests.
  test: {isolate: false},
});
