import type {Settings} from "../stack/settings.ts";
import {type Call, listCalls} from "./api-calls.ts";
import type {Section} from "./context.ts";
import {databaseOf} from "./database-of.ts";
import {DEMO_RUNNERS, type DemoSession, signIn, signInRequest} from "./demo-session.ts";
import {timeNewConnections} from "./new-connection.ts";
import {pace} from "./pace.ts";
import {createRow, type Row} from "./row.ts";
import {median, quantile} from "./statistics.ts";

const PER_SECOND = 50;
const CALLS_PER_ROUND = PER_SECOND;
/** All calls take turns, so that a noisy moment hits one round of each. Accounts may not write as often as that. */
const [READ_ROUNDS, WRITE_ROUNDS] = [3, 1];
const WARM_UP = 20;
const TOO_MANY = 429;
const SIGN_INS_PER_SECOND = 20;
const SIGN_INS = 200;
const SLOWEST_SHOWN = 3;

export const api: Section = {
  title: "Answers of the API",
  run: async ({stack: {settings}, interruption: {signal}}) => {
    const first = await signIn(settings, DEMO_RUNNERS[0]);
    const others = await Promise.all(DEMO_RUNNERS.slice(1).map((name) => signIn(settings, name)));
    const {measured, unmeasured} = await listCalls(settings, first);
    const rounds: Record<string, number>[] = [];
    const refused = new Set<string>();
    for (let round = 0; round < READ_ROUNDS; round += 1) {
      const calls = measured.filter(({isWrite}) => !isWrite || round < WRITE_ROUNDS);
      rounds.push(await timeCalls(calls, [first, ...others], refused, signal));
    }
    const signIns = await timeSignIns(settings, signal);
    // `/ready` queries the database, and no rate limit counts it.
    const accepted = await timeNewConnections(`${settings.urls.backend}/ready`, signal);
    return {
      rows: [
        ...toRows(settings, rounds, quantile(signIns, 0.95)),
        createRow(
          {
            section: "api",
            unit: "calls",
            name: `kinds of calls refused in every round at ${PER_SECOND}/s, ${databaseOf(settings)}`,
            ours: measured.filter(({name}) => rounds.every((p95) => p95[name] === undefined)).length,
          },
          {atMost: 0},
        ),
        createRow(
          {
            section: "api",
            unit: "ms",
            name: `a new connection beside 50 busy ones, p99, ${databaseOf(settings)}`,
            ours: quantile(accepted, 0.99),
          },
          {atMost: 500},
        ),
      ],
      details: {database: databaseOf(settings), rounds, refused: [...refused], unmeasured},
    };
  },
};

/**
 * The 95th percentile of each call. A refused call is added to `refused` instead: later rounds reach the hourly limit
 * of an account.
 */
async function timeCalls(
  calls: readonly Call[],
  people: readonly [DemoSession, ...DemoSession[]],
  refused: Set<string>,
  signal: AbortSignal,
): Promise<Record<string, number>> {
  const p95: Record<string, number> = {};
  for (const {name, isWrite, send} of calls) {
    if (refused.has(name)) continue;
    const one = async (index: number) => {
      const reply = await send(people[index % people.length] ?? people[0], index);
      if (reply.status !== TOO_MANY) return reply;
      refused.add(name);
      return new Response(null, {status: 204});
    };
    if (!isWrite) await pace(one, PER_SECOND, WARM_UP, signal);
    const times = await pace(one, PER_SECOND, CALLS_PER_ROUND, signal);
    if (!refused.has(name)) p95[name] = quantile(times, 0.95);
  }
  return p95;
}

async function timeSignIns(settings: Settings, signal: AbortSignal): Promise<number[]> {
  const ask = (index: number) => {
    const name = DEMO_RUNNERS[index % DEMO_RUNNERS.length] ?? DEMO_RUNNERS[0];
    return fetch(...signInRequest(settings, name));
  };
  await pace(ask, SIGN_INS_PER_SECOND, WARM_UP, signal);
  return pace(ask, SIGN_INS_PER_SECOND, SIGN_INS, signal);
}

function toRows(settings: Settings, rounds: readonly Record<string, number>[], signInMs: number): Row[] {
  const database = databaseOf(settings);
  const names = Object.keys(rounds[0] ?? {});
  const typical = (name: string) => median(rounds.flatMap((p95) => p95[name] ?? []));
  const sorted = names
    .map((name) => [name, typical(name)] as const)
    .toSorted(([, left], [, right]) => right - left);
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
