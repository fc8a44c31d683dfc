import {readFileSync} from "node:fs";
import {join} from "node:path";
import {z} from "zod";
import {runLogged} from "../../bootstrap/run-logged.mjs";
import {childEnv, ROOT} from "../env.ts";
import type {Section} from "./context.ts";
import {createRow, type Row} from "./row.ts";

/** What services/training/bench/measure.ts prints: ms, and ns for one record, or one sample and duration. */
const measured = z.object({
  decodeNs: z.number(),
  libraryNs: z.number(),
  decodeMs: z.number(),
  firstMs: z.number(),
  libraryMs: z.number(),
  extraMb: z.number(),
  deriveMs: z.number(),
  bestsNs: z.number(),
  plainNs: z.number(),
  predictionMs: z.number(),
});

/** The science alone, in one thread, by the time its processor spends on it; by turns with a library and plain sums. */
export const training: Section = {
  title: "Training science",
  run: async ({stack: {settings}, interruption: {signal}}) => {
    const logFile = join(settings.dataDir, "logs/bench-training.log");
    await runLogged(process.execPath, ["bench/measure.ts"], {
      cwd: join(ROOT, "services/training"),
      env: childEnv({}),
      logFile,
      signal,
    });
    const found = measured.parse(JSON.parse(readFileSync(logFile, "utf8")));
    return {rows: toRows(found), details: found};
  },
};

function toRows(found: z.output<typeof measured>): Row[] {
  const row = (name: string, unit: string, ours: number, reference?: number) => ({
    section: "training",
    name,
    unit,
    ours,
    ...(reference !== undefined && {reference}),
  });
  return [
    createRow(row("decode FIT, a record, beside fit-file-parser", "ns", found.decodeNs, found.libraryNs), {
      atMost: 600,
    }),
    createRow(row("decode 10 h", "ms", found.decodeMs, found.libraryMs), {atMost: 15}),
    createRow(row("decode 10 h, memory on top", "MB", found.extraMb), {atMost: 30}),
    createRow(row("10 h from grid to zones", "ms", found.deriveMs), {atMost: 10}),
    createRow(row("mean-max, a sample and duration, beside plain sums", "ns", found.bestsNs, found.plainNs), {
      atMost: 1.5,
    }),
    createRow(row("prediction over 42 km of hills", "ms", found.predictionMs), {atMost: 15}),
  ];
}
