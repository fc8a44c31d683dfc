import {defineConfig} from "vitest/config";
import {SHARED} from "../vitest.shared.ts";

export default defineConfig({
  // Files share what their worker has loaded: loading Sanity anew for each takes four times as long as the tests.
  test: {...SHARED, name: "studio", isolate: false},
});
