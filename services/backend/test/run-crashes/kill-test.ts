import {setTimeout as pause} from "node:timers/promises";
import {asc, eq, sql} from "drizzle-orm";
import {expect} from "vitest";
import {z} from "zod";
import {activityDetail, activityList} from "../../src/contract/activities.ts";
import {uploadResults} from "../../src/contract/uploads.ts";
import {setManualCp} from "../../src/training/power/critical-power/set-manual-cp.ts";
import {cp_history} from "../../src/training/power/critical-power/tables.ts";
import {activity, activity_curve} from "../../src/training/runs/activities/tables.ts";
import {createRandom} from "../crash-day/random.ts";
import {addPerson} from "../people.ts";
import {formOf, type NamedFile} from "../recordings.ts";
import {ignoreJobs} from "../run-job.ts";
import {type BackendInstance, type Program, signInAt} from "./backends.ts";
import {holdLock} from "./hold-lock.ts";

export const WITHIN = {timeout: 240_000, interval: 200};
const answered = z.object({data: z.unknown()});

/** Of what a process wrote, in characters. */
const SHOWN = 4000;
const rowsOf = (result: unknown) => z.object({rows: z.array(z.unknown())}).parse(result).rows;

interface KillTestSetup {
  readonly databaseUrl: string;
  readonly backend: Program;
  /** Access to the backend's database; runs no jobs. */
  readonly opened: BackendInstance;
  readonly seed: number;
}

/** A backend that is killed while people send and change runs, and what it shows them afterwards. */
export function createKillTest({databaseUrl, backend, opened, seed}: KillTestSetup) {
  const {db, now} = opened.deps;
  const random = createRandom(seed);
  const startedAt = z.object({rows: z.tuple([z.object({at: z.string()})])});
  /** When the process that lives was started, by the database's clock. */
  let livesSince: string | null = null;

  async function restart() {
    // The test alone decides when the heartbeat of a killed process expires, however slow the machine is.
    await db.execute(sql`
      update pgboss.job set heartbeat_on = now() + interval '1 hour'
      where state = 'active' and heartbeat_seconds is not null`);
    const {rows} = startedAt.parse(await db.execute(sql`select now()::text as at`));
    livesSince = rows[0].at;
    await backend.start();
  }

  /**
   * After half a minute without a heartbeat the queue knows that no worker holds a job any more. This acts as if that
   * time were over for the jobs of killed processes. Jobs of the live process stay with it.
   */
  async function letSilencePass() {
    await db.execute(sql`
      update pgboss.job set heartbeat_on = now() - (heartbeat_seconds + 1) * interval '1 second'
      where state = 'active' and heartbeat_seconds is not null and started_on < ${livesSince}::timestamptz`);
    // It looks twice: the first time it notes the keys that are worked on before it finds the dead.
    for (const name of ["read-upload", "recalculate-runs", "read-upload", "recalculate-runs"]) {
      await db.execute(sql`update pgboss.queue set monitor_claim_on = null where name = ${name}`);
      await opened.jobs.boss.supervise(name);
    }
    await db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  }

  /** What to look at where a process does not come to what is held. */
  async function describe(refusal: unknown): Promise<string> {
    const jobs = await db.execute(sql`
      select name, state, singleton_key, retry_count, start_after, started_on, heartbeat_on
      from pgboss.job where state <> 'completed' order by created_on`);
    const queues = await db.execute(sql`
      select name, singletons_active from pgboss.queue where singletons_active is not null`);
    const facts = {refusal: String(refusal), livesSince, jobs: rowsOf(jobs), queues: rowsOf(queues)};
    return `${JSON.stringify(facts, null, 1)}\nThe process said at last: ${backend.said().slice(-SHOWN)}`;
  }

  return {
    random,
    letSilencePass,

    /** Kills while the process waits for what `statement` holds, in the middle of a transaction. */
    async killInside(statement: string, values: readonly unknown[], begin: () => Promise<unknown>) {
      const lock = await holdLock(databaseUrl, statement, values);
      let isOver = false;
      let refusal: unknown = null;
      try {
        // A busy process may refuse the request before it gets there. A killed process sends no response.
        const beginUntilWaiting = async () => {
          while (!isOver && (await lock.waiting()) === 0)
            await begin().catch((error) => {
              refusal = error;
            });
        };
        const started = beginUntilWaiting();
        await expect
          .poll(lock.waiting, {...WITHIN, interval: 10, message: "never came to what is held"})
          .toBeGreaterThan(0)
          .catch(async (cause) => {
            throw new Error(`Never came to what is held.\n${await describe(refusal)}`, {cause});
          });
        isOver = true;
        await backend.kill();
        await started;
      } finally {
        isOver = true;
        await lock.release();
      }
      await restart();
    },

    /** Kills soon after something began, whatever is being done by then. */
    async killSoon(mostMs: number, begin: () => Promise<unknown>) {
      const pending = begin().catch(() => null);
      await pause(random.between(0, mostMs));
      await backend.kill();
      await restart();
      return pending;
    },

    /** A runner whose critical power is set, so that none is derived from their runs. */
    async addRunner(name: string) {
      const {id, email} = await addPerson(db, {name});
      await setCriticalPower(id, "2026-01-01", 300);
      return runner(id, await signInAt(backend.url, email));
    },
  };

  /**
   * Sets critical power with the family pod at once: to a value entered before the first run, a job would otherwise
   * give its family later, at its own time.
   */
  async function setCriticalPower(user_id: string, date: string, critical_power: number) {
    await setManualCp({db, now, enqueue: ignoreJobs}, user_id, {date, critical_power});
    await db.update(cp_history).set({family: "pod"}).where(eq(cp_history.user_id, user_id));
  }

  function runner(user_id: string, annHeaders: Record<string, string>) {
    const ask = (method: string, path: string, body?: object) =>
      fetch(`${backend.url}/b/api/v1/${path}`, {
        method,
        headers: {...annHeaders, ...(body && {"content-type": "application/json"})},
        ...(body && {body: JSON.stringify(body)}),
      });
    const dataOf = async <Schema extends z.ZodType>(response: Response, schema: Schema) => {
      const text = await response.text();
      expect(response.ok, text).toBe(true);
      return schema.parse(answered.parse(JSON.parse(text)).data);
    };
    const read = async <Schema extends z.ZodType>(path: string, schema: Schema) =>
      dataOf(await ask("GET", path), schema);

    return {
      user_id,
      setCriticalPower: (date: string, watts: number) => setCriticalPower(user_id, date, watts),
      ask,
      dataOf,
      read,

      /** What became of files, once that is answered. */
      async send(...files: readonly NamedFile[]) {
        const request = {method: "POST", headers: annHeaders, body: formOf(...files)};
        const path = `${backend.url}/b/api/v1/users/me/activities`;
        return (await dataOf(await fetch(path, request), uploadResults)).files;
      },

      rows: () =>
        db.select().from(activity).where(eq(activity.user_id, user_id)).orderBy(asc(activity.start_time)),

      /** Everything shown of the user's runs, oldest first, without ids and timestamps. */
      async shown() {
        const {items} = await read("users/me/activities?limit=100", activityList);
        const shown: Awaited<ReturnType<typeof shownOf>>[] = [];
        // One after the other: of many at once some are refused.
        for (const {id} of items.toReversed()) shown.push(await shownOf(id));
        return shown;
      },
    };

    async function shownOf(id: string) {
      const {
        id: _id,
        user_id: _user,
        upload_id: _upload,
        created: _created,
        updated: _updated,
        computed_at: _computed,
        version: _version,
        ...comparable
      } = await read(`activities/${id}`, activityDetail);
      const [curve] = await db.select().from(activity_curve).where(eq(activity_curve.activity_id, id));
      return {...comparable, curve: curve && Buffer.from(curve.power).toString("base64")};
    }
  }
}

export type KillTest = ReturnType<typeof createKillTest>;
export type KillTestRunner = Awaited<ReturnType<KillTest["addRunner"]>>;
export type RunnerSnapshot = Awaited<ReturnType<KillTestRunner["shown"]>>;
