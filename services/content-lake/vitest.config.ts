import {defineConfig} from "vitest/config";
import {SHARED} from "../../vitest.shared.ts";

export default defineConfig({
  // Files share what their worker has loaded. Each starts lakes of its own, on free ports and in new folders.
  test: {...SHARED, name: "content-lake", isolate: false},
});
