import type {Settings} from "../src/stack/settings.ts";
import {listCalls} from "./api-calls.ts";
import type {Section} from "./context.ts";
import {DEMO_RUNNERS, signIn, signInRequest} from "./demo-session.ts";
import {pace} from "./paced.ts";
import {createRow, type Row} from "./row.ts";
import {median, quantile} from "./statistics.ts";

const PER_SECOND = 50;
const A_SECOND = PER_SECOND;
/** All calls take turns, so that a noisy moment hits one round of each. Accounts may not write as often as that. */
const [READ_ROUNDS, WRITE_ROUNDS] = [3, 1];
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
    const rounds: Record<string, number[]> = {};
    for (let round = 0; round < READ_ROUNDS; round += 1) {
      for (const {name, isWrite, ask} of measured) {
        if (isWrite && round >= WRITE_ROUNDS) continue;
        const one = (index: number) => ask(people[index % people.length] ?? first, index);
        if (!isWrite && round === 0) await pace(one, PER_SECOND, WARM_UP, signal);
        const samples = await pace(one, PER_SECOND, A_SECOND, signal);
        rounds[name] = [...(rounds[name] ?? []), quantile(samples, 0.95)];
      }
    }
    const p95 = Object.fromEntries(Object.entries(rounds).map(([name, all]) => [name, median(all)]));
    const signIns = await timeSignIns(settings, signal);
    return {
      rows: toRows(settings, p95, quantile(signIns, 0.95)),
      details: {database: databaseOf(settings), rounds, unmeasured},
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
