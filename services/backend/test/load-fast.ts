import {loadFast} from "../src/core/process/load-fast.ts";

// Loaded before anything else of a worker, as in the programs.
loadFast();
