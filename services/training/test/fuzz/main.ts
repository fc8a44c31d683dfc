import {readdirSync} from "node:fs";
import {parseArgs} from "node:util";
import {RECORDINGS, readFixture} from "../support/expected.ts";
import {readDamaged} from "./damage.ts";
import {madeFiles} from "./made-files.ts";

// pnpm --filter @gradus/training run fuzz --count 10000 --seed 1; TRAINING_RECORDINGS names a folder of real files.
const HANG_MS = 1000;

const {values} = parseArgs({options: {count: {type: "string"}, seed: {type: "string"}}});
const real = RECORDINGS
  ? readdirSync(RECORDINGS)
      .filter((name) => /\.(fit|tcx|gpx)$/.test(name))
      .map((name) => [name, readFixture(name)] as const)
  : [];
const files = [...madeFiles(), ...real];
const each = Math.ceil(Number(values.count ?? 10_000) / files.length);
let isBroken = false;
for (const [name, bytes] of files) {
  const {thrown, silent, slowest, largest} = readDamaged(bytes, each, Number(values.seed ?? 1));
  isBroken ||= thrown.length > 0 || silent.length > 0 || slowest > HANG_MS;
  const words = `${each} copies, slowest ${slowest.toFixed(0)} ms, largest ${(largest / 1e6).toFixed(1)} MB`;
  process.stdout.write(
    `${name}: ${words}, thrown ${JSON.stringify(thrown.slice(0, 3))}, silent ${silent.length}\n`,
  );
}
process.stdout.write(`highest memory ${(process.resourceUsage().maxRSS / 1000).toFixed(0)} MB\n`);
process.exitCode = isBroken ? 1 : 0;
