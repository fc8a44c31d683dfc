import {readRecording} from "../../src/files/read-recording.ts";
import {randomNumbers} from "../../src/numbers/random.ts";
import {putOnGrid} from "../../src/series/grid.ts";

/** After the newest recording. */
const NOW = 1_790_000_000;

/** What reading damaged copies of a file came to. */
export interface Damage {
  /** Copies that broke the reader, with the seed that makes them again. */
  readonly thrown: readonly {readonly seed: number; readonly error: string}[];
  /** Seeds of the copies for which the reader returned neither a run nor a problem. */
  readonly silent: readonly number[];
  /** ms of this thread's processor. */
  readonly slowest: number;
  /** Bytes of columns that were set aside for the largest. */
  readonly largest: number;
}

/** Reads `count` damaged copies of a file as an upload would, from a seed on. */
export function readDamaged(file: Uint8Array, count: number, firstSeed = 1): Damage {
  const thrown: {seed: number; error: string}[] = [];
  const silent: number[] = [];
  let [slowest, largest] = [0, 0];
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const before = process.threadCpuUsage();
    try {
      const bytes = read(damaged(file, seed));
      if (bytes === null) silent.push(seed);
      largest = Math.max(largest, bytes ?? 0);
    } catch (error) {
      thrown.push({seed, error: String(error)});
    }
    const {user, system} = process.threadCpuUsage(before);
    slowest = Math.max(slowest, (user + system) / 1000);
  }
  return {thrown, silent, slowest, largest};
}

/** Bytes of the runs' columns; null where there is neither a run nor a problem. */
function read(bytes: Uint8Array): number | null {
  const {recordings, problems} = readRecording(bytes, {now: NOW});
  if (recordings.length + problems.length === 0) return null;
  return recordings.reduce((sum, recording) => {
    const {columns} = putOnGrid(recording).series;
    return sum + Object.values(columns).reduce((own, {byteLength}) => own + byteLength, 0);
  }, 0);
}

/** A copy with bytes changed, and now and then a piece left out, repeated or cut off. */
function damaged(file: Uint8Array, seed: number): Uint8Array {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const copy = file.slice();
  // Half of the damage near the beginning, where definitions are.
  const randomOffset = () => below(random() < 0.5 ? Math.min(2000, copy.length) : copy.length);
  for (let changes = below(20); changes > 0; changes--) copy[randomOffset()] = below(256);
  const from = randomOffset();
  const length = below(400);
  const kind = below(6);
  if (kind === 0) return copy.slice(0, from);
  if (kind === 1) return joined(copy.subarray(0, from), copy.subarray(from + length));
  if (kind === 2) return joined(copy.subarray(0, from + length), copy.subarray(from));
  if (kind === 3) return joined(copy, copy.subarray(0, from));
  return copy;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
