import {parseArgs} from "node:util";
import {type SQL, sql} from "drizzle-orm";
import {z} from "zod";
import {startSession, tokensOf} from "../src/accounts/sessions/start-session.ts";
import {createApp} from "../src/server/app.ts";
import {readEnv} from "../src/server/env.ts";
import {MODULES} from "../src/server/modules.ts";
import {type Backend, openBackend} from "../src/server/open-backend.ts";
import {fillCalendars, fillMonth, ITEMS_EACH} from "./fill-calendars.ts";

// Prints one line of JSON: timings of many people's calendars, requested whole and as a bare query, in alternation, in
// one process. Run `DATA_DIR=/tmp/planning node bench/planning.ts --people 100`, or set DATABASE_URL; the invented
// people remain in that database. With `--month-of <address>`, that user's month is filled as well.

const CONCURRENT = 8;
const ROUNDS = 10;
/** Of each call in a round: as fast as they are answered, and one after the other. */
const CALLS_PER_ROUND = 50;
/** The number of people who send requests. */
const CALLERS = 50;
const WEEKS = 6;
const DAY_MS = 86_400_000;

const calendar = z.object({data: z.object({latest: z.number()})});

interface Caller {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
}

const {values} = parseArgs({options: {people: {type: "string"}, "month-of": {type: "string"}}});
const people = Math.max(CALLERS, Number(values.people ?? 0));
// The result is all that is printed.
const env = {...readEnv(), LOG_LEVEL: "error"} as const;
const backend = await openBackend(env, MODULES);
try {
  const filling = performance.now();
  const ids = await fillCalendars(backend.deps.db, people, env.now());
  const fillSeconds = (performance.now() - filling) / 1000;
  const month = values["month-of"];
  const inMonth = month === undefined ? 0 : await fillMonth(backend.deps.db, month, env.now());
  console.log(JSON.stringify({people, items: ITEMS_EACH, inMonth, fillSeconds, ...(await measure(ids))}));
} finally {
  await backend.jobs.stop();
  await backend.database.close();
}

async function measure(ids: readonly string[]) {
  // Without a port there is no connection whose peer address could be read.
  const {fetch: answer} = createApp({...backend.deps, peerAddress: () => "127.0.0.1"}, MODULES);
  const askers = await signInSome(ids);
  const known = new Map<Caller, number>();
  const monday = startOfWeek(env.now());
  const [from, to] = [monday.getTime() - 2 * 7 * DAY_MS, monday.getTime() + (WEEKS - 2) * 7 * DAY_MS - 1000];
  const ask = async (query: string, {id, headers}: Caller) => {
    const address = `${env.SITE_URL}/b/api/v1/users/${id}/calendar?${query}`;
    const response = await answer(new Request(address, {headers}));
    if (!response.ok) throw new Error(`A calendar answered ${response.status}`);
    return response.text();
  };
  const window = `from=${from / 1000}&to=${to / 1000}`;
  for (const caller of askers)
    known.set(caller, calendar.parse(JSON.parse(await ask(window, caller))).data.latest);
  return byTurns(askers, {
    whole: (caller) => ask(window, caller),
    bare: ({id}) => backend.deps.db.execute(bareQuery(id, from, to)),
    nothing: (caller) => ask(`updated_after=${known.get(caller)}`, caller),
  });
}

type Call = (caller: Caller) => Promise<unknown>;
type Calls = Readonly<Record<"whole" | "bare" | "nothing", Call>>;

/** So that whatever else the machine does slows down all of them; the first round warms them up. */
async function byTurns(askers: readonly Caller[], calls: Calls) {
  const rounds: Record<keyof Calls, Round>[] = [];
  for (let round = 0; round <= ROUNDS; round++)
    rounds.push({
      whole: await time(askers, calls.whole),
      bare: await time(askers, calls.bare),
      nothing: await time(askers, calls.nothing),
    });
  const of = (name: keyof Calls) => sum(rounds.slice(1).map((round) => round[name]));
  return {whole: of("whole"), bare: of("bare"), nothing: of("nothing")};
}

interface Round {
  /** With several at once, as fast as they are answered. */
  readonly perSecond: number;
  /** Duration of each call, one after the other: how long a user waits when there is no other load. */
  readonly times: readonly number[];
}

async function time(askers: readonly Caller[], call: Call): Promise<Round> {
  const left = Array.from({length: CALLS_PER_ROUND}, (_, index) => askers[index % askers.length]).values();
  const started = performance.now();
  const one = async () => {
    for (const caller of left) if (caller) await call(caller);
  };
  await Promise.all(Array.from({length: CONCURRENT}, one));
  const perSecond = (1000 * CALLS_PER_ROUND) / (performance.now() - started);
  const times: number[] = [];
  for (const caller of askers) {
    const startedAt = performance.now();
    await call(caller);
    times.push(performance.now() - startedAt);
  }
  return {perSecond, times};
}

function sum(rounds: readonly Round[]) {
  const times = rounds.flatMap((round) => round.times).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  const rates = rounds.map(({perSecond}) => perSecond).toSorted((a, b) => a - b);
  const perSecond = rates[rates.length >> 1] ?? Number.NaN;
  return {perSecond, p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99)};
}

/** All rows of a window in one statement. */
function bareQuery(user_id: string, from: number, to: number): SQL {
  const [first, last] = [from, to].map((ms) => new Date(ms).toISOString());
  const of = (table: string, when: SQL) =>
    sql`select to_jsonb(item) as item from ${sql.identifier(table)} item
      where user_id = ${user_id} and deleted_at is null and ${when}`;
  return sql.join(
    [
      of("activity", sql`start_time between ${first}::timestamptz and ${last}::timestamptz`),
      of("planned_workout", sql`day between ${first}::timestamptz::date and ${last}::timestamptz::date`),
      of("calendar_event", sql`day between ${first}::timestamptz::date and ${last}::timestamptz::date`),
      of(
        "training_plan",
        sql`from_day <= ${last}::timestamptz::date and to_day >= ${first}::timestamptz::date`,
      ),
    ],
    sql` union all `,
  );
}

/** Spread over all of them. */
function signInSome(ids: readonly string[]): Promise<Caller[]> {
  const step = Math.floor(ids.length / CALLERS);
  const some = Array.from({length: CALLERS}, (_, index) => ids[index * step] ?? "");
  return Promise.all(some.map((id) => signIn(backend, id)));
}

async function signIn({deps}: Backend, id: string): Promise<Caller> {
  const person = {user_id: id, token_version: 1, isStaff: false, amr: ["pwd"]};
  const client = {id: null, kind: "web", browser: null, address: null} as const;
  const row = await startSession(deps.db, deps, person, client);
  const {access_token} = await tokensOf(deps, row);
  return {id, headers: {authorization: `Bearer ${access_token}`}};
}

function startOfWeek(now: Date): Date {
  const midnight = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  return new Date(midnight.getTime() - ((midnight.getUTCDay() + 6) % 7) * DAY_MS);
}
