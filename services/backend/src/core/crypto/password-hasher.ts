import {hash, parseOptions, verify} from "@node-rs/argon2";
import {AppError} from "../errors.ts";

export interface HashCost {
  /** KiB. */
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

export const HASH_COST: HashCost = {memoryCost: 19_456, timeCost: 2, parallelism: 1};
/** As many as the thread pool does at once; more would only wait inside it. */
const CONCURRENT_MAX = 4;
const QUEUE_MAX = 64;

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/**
 * Argon2id, a few hashes at a time: a burst of sign-ins queues here, and is refused when the queue is full, so that
 * nothing else slows down.
 */
export function createPasswordHasher(cost: HashCost = HASH_COST) {
  const inTurn = createQueue();

  let dummy: Promise<string> | null = null;
  return {
    hash: (password: string) => inTurn(() => hash(normalize(password), cost)),

    verify: (password_hash: string, password: string) =>
      inTurn(() => verify(password_hash, normalize(password))),

    /** Takes the time of a check and is never right. */
    async verifyNothing(password: string) {
      dummy ??= inTurn(() => hash("no account has this password", cost));
      const hashed = await dummy;
      await inTurn(() => verify(hashed, normalize(password)));
      return false;
    },

    /** Whether a hash was made under other parameters than today's. */
    isOutdated(password_hash: string) {
      const {memoryCost, timeCost, parallelism} = parseOptions(password_hash);
      return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
    },
  };
}

/** Two keyboards may produce different code points for one character. */
function normalize(password: string) {
  return password.normalize("NFKC");
}

function createQueue() {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= CONCURRENT_MAX) {
      if (waiting.length >= QUEUE_MAX) {
        throw new AppError("unavailable", "Too many sign-ins at this moment", {params: {retry_after: 2}});
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      // The slot goes straight to the next call in the queue, so that no later call overtakes it.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
