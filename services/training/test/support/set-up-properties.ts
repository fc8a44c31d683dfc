import fc from "fast-check";
import {inject} from "vitest";

// A property that names no number of its own is tried this often, from a seed that is another one in each run.
fc.configureGlobal({seed: inject("seed"), numRuns: inject("isDeep") ? 1000 : 100});
