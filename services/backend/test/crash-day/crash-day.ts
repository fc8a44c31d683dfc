import {setTimeout as pause} from "node:timers/promises";
import {eq} from "drizzle-orm";
import {orders} from "../../src/commerce/orders/tables.ts";
import {reconcile} from "../../src/commerce/reconcile/reconcile.ts";
import {outbox} from "../../src/core/mail/tables.ts";
import type {AppDeps} from "../../src/server/app-deps.ts";
import {readEnv} from "../../src/server/env.ts";
import {createJobHandlers} from "../../src/server/list-parts.ts";
import {MODULES} from "../../src/server/modules.ts";
import {openBackend} from "../../src/server/open-backend.ts";
import type {KillableProcess} from "./killable-process.ts";
import {preparePrograms} from "./programs.ts";
import {createRandom, type Random} from "./random.ts";
import {type Places, type ShopperLedger, shopForADay} from "./shop-for-a-day.ts";

export interface CrashDay {
  readonly seed: number;
  readonly kills: number;
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Of this day alone. */
  readonly folder: string;
  readonly smtpUrl: string;
  readonly print: (line: string) => void;
}

const SHOPPERS = 3;
/** Of the jobs that take up what was left behind. */
const LATER_MS = 5 * 60_000;

/** Backend and provider are killed without warning while people shop; then all is put right, and the books are compared. */
export async function runCrashDay(day: CrashDay) {
  const {env, provider, backend, urls} = await preparePrograms(day);
  await provider.start();
  try {
    await backend.start();
    const ledger: ShopperLedger = {bought: 0, orders: new Set()};
    await shopAndKill(day, {...urls, ledger: ledger}, [backend, provider]);
    await redeliverWebhooks(urls);
    // The embedded database allows one process.
    await backend.stop();
    return {...(await closeBooks(env, ledger)), bought: ledger.bought};
  } finally {
    await backend.stop();
    await provider.stop();
  }
}

/** What the jobs of a quiet quarter of an hour put right, and what differs after that. */
async function closeBooks(env: Record<string, string>, {orders: ledger}: ShopperLedger) {
  const {deps, database, jobs} = await openBackend(readEnv({...env, LOG_LEVEL: "silent"}), MODULES);
  try {
    await sweepCheckouts(deps);
    const compared = await reconcile(deps);
    const {db} = deps;
    const placed = await db.select().from(orders);
    const ids = new Set(placed.map(({id}) => id));
    return {
      ...compared,
      orders: placed.length,
      lost: [...ledger].filter((id) => !ids.has(id)).length,
      cancelled: placed.filter(({fulfilment_status}) => fulfilment_status === "cancelled").length,
      mails: await db.$count(outbox, eq(outbox.template, "order_received")),
    };
  } finally {
    await jobs.stop();
    await database.close();
  }
}

/** Both until the last kill; or until one of them fails, which ends the other. */
async function shopAndKill(
  day: CrashDay,
  places: Places,
  mortals: readonly [KillableProcess, KillableProcess],
) {
  const random = createRandom(day.seed);
  let isOver = false;
  const killing = killAtRandom(day, random, mortals, () => isOver).finally(() => {
    isOver = true;
  });
  const shoppers = Array.from({length: SHOPPERS}, (_, index) =>
    shopForADay(places, createRandom(day.seed * 100 + index), () => isOver),
  );
  try {
    await Promise.all([...shoppers, killing]);
  } finally {
    isOver = true;
    await Promise.allSettled([killing, ...shoppers]);
  }
}

async function killAtRandom(
  {kills, print}: CrashDay,
  random: Random,
  mortals: readonly [KillableProcess, KillableProcess],
  isOver: () => boolean,
) {
  for (let kill = 1; kill <= kills && !isOver(); kill++) {
    // As long as a purchase takes, so that the blow falls anywhere within one.
    await pause(random.between(100, 2_500));
    // Now and then both at once.
    const hit = random.next() < 0.15 ? mortals : [random.pick(mortals)];
    await Promise.all(hit.map((mortal) => mortal.kill()));
    await Promise.all(hit.map((mortal) => mortal.start()));
    if (kill % 10 === 0) print(`${kill} kills`);
  }
}

/** Has the payments emulator deliver the notices that it could not deliver before. */
async function redeliverWebhooks({provider}: {readonly provider: string}) {
  const headers = {"content-type": "application/json"};
  await fetch(`${provider}/control/settle`, {method: "POST", headers, body: "{}"});
}

async function sweepCheckouts(deps: AppDeps) {
  const later = {...deps, now: () => new Date(Date.now() + LATER_MS)};
  const {signal} = new AbortController();
  await createJobHandlers(MODULES, later)["tend-checkouts"]?.({}, {signal});
}
