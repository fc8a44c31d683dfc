import {randomInt} from "node:crypto";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether slow property tests and other long tests run at full length. */
    isDeep: boolean;
    /** Whether, beside a server, the embedded database is used by the files alone which the seed draws. */
    isSampled: boolean;
    /** What the random choices of this run begin with. */
    seed: number;
  }
}

// Each package's configuration loads this file anew: the first one chooses for all of them.
if (!process.env.GRADUS_SEED) {
  process.env.GRADUS_SEED = String(randomInt(2 ** 31));
  console.info(`seed ${process.env.GRADUS_SEED}`);
}

/**
 * Tests make much that nothing outlives, pages above all: with room for it, in megabytes, collecting it takes a
 * sixteenth less of all processor time.
 */
export const ROOM_FOR_GARBAGE = "--max-semi-space-size=64";

export const SHARED = {
  execArgv: [ROOM_FOR_GARBAGE],
  // One more than a small machine has cores: workers wait for database servers a quarter of the time.
  maxWorkers: 3,
  // These end what hangs. No test waits on purpose, and on a busy machine the processor may be elsewhere for minutes.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: {poll: {timeout: 60_000}},
  provide: {
    isDeep: process.env.GRADUS_DEEP === "1",
    isSampled: process.env.GRADUS_SAMPLED === "1",
    seed: Number(process.env.GRADUS_SEED),
  },
};
