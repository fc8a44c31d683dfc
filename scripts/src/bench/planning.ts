import {readFileSync} from "node:fs";
import {join} from "node:path";
import {z} from "zod";
import {runLogged} from "../../bootstrap/run-logged.mjs";
import {childEnv, ROOT} from "../env.ts";
import {backendEnv, serviceEnv} from "../stack/service-env.ts";
import type {Settings} from "../stack/settings.ts";
import type {BenchContext, Section} from "./context.ts";
import {databaseOf} from "./database-of.ts";
import {DEMO_RUNNERS} from "./demo-session.ts";
import {dragOverMonth} from "./drag.ts";
import {typeInLibrary} from "./filter.ts";
import {drawMonth} from "./month.ts";
import {createRow, type Row} from "./row.ts";
import {median} from "./statistics.ts";

/** As many as are written within half a minute. Of ten thousand an index finds one as it does of these. */
const PEOPLE = {postgres: 500, embedded: 100} as const;

/** What services/training/bench/planning.ts prints: of this thread's processor. */
const scienceReport = z.object({
  workouts: z.number(),
  libraryMs: z.number(),
  estimateMs: z.number(),
  planMs: z.number(),
  adaptSeconds: z.number(),
});

const timings = z.object({perSecond: z.number(), p50Ms: z.number(), p95Ms: z.number(), p99Ms: z.number()});
/** What services/backend/bench/planning.ts prints: what eight at once get, and one alone waits, the bare query by turns with them. */
const calendarReport = z.object({
  people: z.number(),
  items: z.number(),
  inMonth: z.number(),
  fillSeconds: z.number(),
  whole: timings,
  bare: timings,
  nothing: timings,
});
type CalendarReport = z.output<typeof calendarReport>;

export const planning: Section = {
  title: "Planning and calendars",
  run: async (context) => {
    const computed = scienceReport.parse(await runServiceBench(context, "training", []));
    const {settings} = context.stack;
    // Demo people are in the embedded database alone.
    const hasDemo = settings.env.DATABASE_URL === undefined;
    const people = hasDemo ? PEOPLE.embedded : PEOPLE.postgres;
    const reports: CalendarReport[] = [];
    // The embedded database allows one process.
    await context.stack.restart("backend", async () => {
      const args = ["--people", String(people), ...(hasDemo ? ["--month-of", `${RUNNER}@gradus.test`] : [])];
      reports.push(calendarReport.parse(await runServiceBench(context, "backend", args)));
    });
    const [found] = reports;
    if (!found) throw new Error("No calendar was asked for");
    if (!hasDemo) return {rows: calendarRows(settings, found), details: {...found}};
    const seen = await measureInBrowser(context);
    return {
      rows: [
        ...calendarRows(settings, found),
        ...browserRows(found, computed, seen),
        ...scienceRows(computed),
      ],
      details: {...found, ...computed, ...seen},
    };
  },
};

/** A demo runner whose calendar has no other entries. */
const RUNNER = DEMO_RUNNERS[1];

async function measureInBrowser(context: BenchContext) {
  return {
    drawn: await drawMonth(context, RUNNER),
    dragged: await dragOverMonth(context, RUNNER),
    typed: await typeInLibrary(context, RUNNER),
  };
}

function browserRows(
  {inMonth}: CalendarReport,
  {workouts}: z.output<typeof scienceReport>,
  {drawn, dragged, typed}: Awaited<ReturnType<typeof measureInBrowser>>,
): Row[] {
  const row = (name: string, unit: string, ours: number) => ({section: "planning", name, unit, ours});
  const slowest =
    typed.toSorted((one, other) => one - other)[Math.ceil(0.95 * typed.length) - 1] ?? Number.NaN;
  return [
    createRow(row(`month of ${inMonth} items, from data to paint`, "ms", median(drawn)), {atMost: 100}),
    createRow(
      {...row(`a card carried over it`, "frames/s", dragged.drag), reference: dragged.empty},
      {ratioAtLeast: 0.95},
    ),
    createRow(row(`a key that filters ${workouts} workouts, to its paint, p95`, "ms", slowest), {
      atMost: 100,
    }),
  ];
}

/** The one line of JSON that `bench/planning.ts` of a service ends with. */
async function runServiceBench(
  {stack: {settings}, interruption: {signal}}: BenchContext,
  service: "backend" | "training",
  args: readonly string[],
): Promise<unknown> {
  const logFile = join(settings.dataDir, `logs/bench-planning-${service}.log`);
  const env = service === "backend" ? envOfBackend(settings) : {};
  await runLogged(process.execPath, ["bench/planning.ts", ...args], {
    cwd: join(ROOT, "services", service),
    env: childEnv(env),
    logFile,
    signal,
  });
  return JSON.parse(readFileSync(logFile, "utf8").trimEnd().split("\n").at(-1) ?? "");
}

function envOfBackend(settings: Settings): Record<string, string> {
  const {DATABASE_URL} = settings.env;
  const database = DATABASE_URL === undefined ? {} : {DATABASE_URL};
  return {...serviceEnv(settings, "production"), ...backendEnv(settings), ...database};
}

function calendarRows(settings: Settings, {people, items, whole, bare, nothing}: CalendarReport): Row[] {
  const row = (name: string, unit: string, ours: number, reference?: number) => ({
    section: "planning",
    name: `${name}, ${databaseOf(settings)}`,
    unit,
    ours,
    ...(reference !== undefined && {reference}),
  });
  const window = `6 weeks of ${people} × ${items} items beside the bare query`;
  return [
    createRow(row(`${window}, one at a time, p99`, "ms", whole.p99Ms, bare.p99Ms), {
      aboveReferenceAtMost: 5,
    }),
    createRow(row(`${window}, eight at once`, "requests/s", whole.perSecond, bare.perSecond), {
      ratioAtLeast: 0.3,
    }),
    createRow(row("changes since, none, p95", "ms", nothing.p95Ms), {atMost: 5}),
  ];
}

function scienceRows({
  workouts,
  libraryMs,
  estimateMs,
  planMs,
  adaptSeconds,
}: z.output<typeof scienceReport>): Row[] {
  const row = (name: string, unit: string, ours: number) => ({section: "planning", name, unit, ours});
  return [
    createRow(row("estimate of a workout", "ms", estimateMs), {atMost: 2}),
    createRow(row(`library of ${workouts}, made and drawn`, "ms", libraryMs), {atMost: 50}),
    createRow(row("plan of a marathon", "ms", planMs), {atMost: 50}),
    createRow(row("adaptation for 1000 runners", "s", adaptSeconds), {atMost: 10}),
  ];
}
