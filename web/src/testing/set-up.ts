import {AsyncLocalStorage} from "node:async_hooks";
import fc from "fast-check";
import {inject} from "vitest";

// As the framework's server does before anything else. Whatever loads its parts first decides for all that follow.
Object.assign(globalThis, {AsyncLocalStorage});

fc.configureGlobal({seed: inject("seed"), numRuns: inject("isDeep") ? 1000 : 100});
