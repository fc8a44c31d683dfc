import type {Settings} from "../src/stack/settings.ts";
import {listCalls} from "./api-calls.ts";
import type {Section} from "./context.ts";
import {DEMO_RUNNERS, signIn, signInRequest} from "./demo-session.ts";
import {pace} from "./paced.ts";
import {createRow, type Row} from "./row.ts";
import {quantile} from "./statistics.ts";

const PER_SECOND = 50;
const READS = 150;
/** Accounts may write sixty times a minute. */
const WRITES = 50;
const WARM_UP = 20;
const SIGN_INS_PER_SECOND = 20;
const SIGN_INS = 200;
const SLOWEST_SHOWN = 3;

/** How long the backend takes: signing in with the real cost of a password, and every other call at a steady rate. */
export const api: Section = {
  title: "Answers of the API",
  run: async ({stack: {settings}, interruption: {signal}}) => {
    const first = await signIn(settings, DEMO_RUNNERS[0]);
    const people = [
      first,
      ...(await Promise.all(DEMO_RUNNERS.slice(1).map((name) => signIn(settings, name)))),
    ];
    const {measured, unmeasured} = await listCalls(settings, first);
    const p95: Record<string, number> = {};
    for (const {name, isWrite, ask} of measured) {
      const one = (index: number) => ask(people[index % people.length] ?? first, index);
      await pace(one, PER_SECOND, isWrite ? 1 : WARM_UP, signal);
      p95[name] = quantile(await pace(one, PER_SECOND, isWrite ? WRITES : READS, signal), 0.95);
    }
    const signIns = await timeSignIns(settings, signal);
    return {
      rows: toRows(settings, p95, quantile(signIns, 0.95)),
      details: {database: databaseOf(settings), p95, unmeasured},
    };
  },
};

async function timeSignIns(settings: Settings, signal: AbortSignal): Promise<number[]> {
  const ask = (index: number) => {
    const name = DEMO_RUNNERS[index % DEMO_RUNNERS.length] ?? DEMO_RUNNERS[0];
    return fetch(...signInRequest(settings, name));
  };
  await pace(ask, SIGN_INS_PER_SECOND, WARM_UP, signal);
  return pace(ask, SIGN_INS_PER_SECOND, SIGN_INS, signal);
}

function toRows(settings: Settings, p95: Readonly<Record<string, number>>, signInMs: number): Row[] {
  const database = databaseOf(settings);
  const sorted = Object.entries(p95).toSorted(([, left], [, right]) => right - left);
  const slowest = sorted.slice(0, SLOWEST_SHOWN);
  const measured = {section: "api", unit: "ms"};
  return [
    createRow(
      {...measured, name: `sign-in at ${SIGN_INS_PER_SECOND}/s, p95, ${database}`, ours: signInMs},
      {atMost: 300},
    ),
    ...slowest.map(([name, ours]) =>
      createRow({...measured, name: `${name} at ${PER_SECOND}/s, p95, ${database}`, ours}, {atMost: 50}),
    ),
  ];
}

const databaseOf = ({env}: Settings): string => (env.DATABASE_URL ? "PostgreSQL" : "embedded database");
