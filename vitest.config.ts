import {defineConfig} from "vitest/config";
import {SHARED} from "./vitest.shared.ts";

// Every package in one process with one pool. Each package configures its tests in a file of its own.
export default defineConfig({
  test: {...SHARED, projects: ["schemas", "scripts", "services/*", "studio", "web"]},
});
