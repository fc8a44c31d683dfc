import {createHash} from "node:crypto";
import {beforeEach, describe, expect, it} from "vitest";
import {z} from "zod";
import {createObjectMemory} from "../../../../test/object-memory.ts";
import {addPerson, bearer, signInAs} from "../../../../test/people.ts";
import {testRecordingPool} from "../../../../test/recording-pool.ts";
import {fitFile, formOf, START} from "../../../../test/recordings.ts";
import {startRunner} from "../../../../test/runner.ts";
import {openTestDatabases} from "../../../../test/test-databases.ts";
import {uploadResults} from "../../../contract/uploads.ts";

const databases = await openTestDatabases();
const RUNS = "/b/api/v1/users/me/activities";
const uploaded = z.object({data: uploadResults});

/** Every read of two records of one outing. */
const QUESTIONS = [
  "/b/api/v1/activities/WATCH",
  "/b/api/v1/activities/POD",
  "/b/api/v1/activities/WATCH/edits",
  "/b/api/v1/activities/WATCH/csv",
  "/b/api/v1/activities/WATCH/fit",
  "/b/api/v1/activities/WATCH/map",
  "/b/api/v1/activities/WATCH/stats/distributions?laps=true",
  RUNS,
  "/b/api/v1/users/me/pdc?from=2026-02-01&to=2026-02-28&detraining=0&include_breakdown=1",
] as const;

interface Step {
  readonly method: "PUT" | "POST" | "DELETE";
  readonly path: string;
  readonly body?: object;
}

const change = (path: string, body: object): Step => ({
  method: "PUT",
  path: `/b/api/v1/activities/${path}`,
  body,
});
const STEPS: readonly Step[] = [
  change("WATCH/crop", {from: 60, to: 539}),
  change("WATCH/scale", {factor: 1.1}),
  change("WATCH/undo", {}),
  change("WATCH/exclude", {excluded: true}),
  change("WATCH/undo", {}),
  change("WATCH/undo", {}),
  // Both count for now, so that it is visible what a merge changes in each of them.
  change("POD/exclude", {excluded: false}),
  {method: "PUT", path: `${RUNS}/merge`, body: {watch: "WATCH", offline: "POD", offset: 5}},
  change("WATCH/undo", {}),
  {method: "DELETE", path: `${RUNS}/WATCH`},
  {method: "POST", path: `${RUNS}/WATCH/restore`},
];

/** Reads of each question during one step: together they stay below what a user may request in a minute. */
const ASKED_MOST = 50;
const MINUTE_S = 60;

/** The text around the first character where two replies differ. */
function partingOf(actual: string, whole: string) {
  const at = [...actual].findIndex((char, index) => char !== whole[index]);
  return actual.slice(Math.max(0, at - 80), at + 80);
}

describe.each(databases)("runs that are read while they are changed, on $name", ({db, reset}) => {
  beforeEach(reset);

  async function start() {
    const runner = await startRunner(db, {objects: createObjectMemory(), workerPool: testRecordingPool});
    const bob = await addPerson(db, {name: "bob"});
    const bobHeaders = bearer(await signInAs(runner, bob.email));
    return {
      ...runner,
      quiet: await startPair(runner, runner.ann.id, runner.mine),
      busy: await startPair(runner, bob.id, bobHeaders),
    };
  }

  type Runner = Pick<Awaited<ReturnType<typeof startRunner>>, "app">;

  /** A user with two records of one outing, whatever their ids are. */
  async function startPair({app}: Runner, user: string, annHeaders: Record<string, string>) {
    const ids = new Map([[user, "USER"]]);
    const watch = fitFile({power: null});
    const pod = fitFile({power: 280, start: START + 5});
    for (const [name, bytes] of [["WATCH", watch] as const, ["POD", pod] as const]) {
      const request = {method: "POST", headers: annHeaders, body: formOf([name, bytes])};
      const {data} = uploaded.parse(await (await app.request(RUNS, request)).json());
      const [file] = data.files;
      ids.set(file?.activity_ids[0] ?? expect.fail("The file was not taken"), name);
      ids.set(file?.upload_id ?? "", `${name}_FILE`);
    }
    const named = (text: string) =>
      [...ids].reduce((result, [id, name]) => result.replaceAll(id, name), text);
    const real = (text: string) => [...ids].reduce((result, [id, name]) => result.replaceAll(name, id), text);
    return {
      async take({method, path, body}: Step) {
        const response = await app.request(real(path), {
          method,
          headers: {...annHeaders, ...(body && {"content-type": "application/json"})},
          ...(body && {body: real(JSON.stringify(body))}),
        });
        expect(response.status, `${method} ${path}: ${await response.clone().text()}`).toBe(200);
      },
      /** The answer to a question, with ids replaced by names so that the answers of different users compare. */
      async ask(question: string) {
        const response = await app.request(real(question), {headers: annHeaders});
        const bytes = Buffer.from(await response.arrayBuffer());
        const isText = !question.endsWith("/fit");
        const content = isText ? named(bytes.toString()) : createHash("sha256").update(bytes).digest("hex");
        return `${response.status} ${response.headers.get("etag")} ${content}`;
      },
    };
  }

  it("reads return the state before or after a change, and never a mix of both", async () => {
    const {quiet, busy, advance} = await start();
    const readAll = ({ask}: typeof quiet) => Promise.all(QUESTIONS.map(ask));
    let before = await readAll(quiet);
    expect(await readAll(busy)).toEqual(before);
    for (const step of STEPS) {
      const what = `${step.method} ${step.path} ${JSON.stringify(step.body)}`;
      await quiet.take(step);
      const after = await readAll(quiet);
      expect(after, `${what} changes nothing`).not.toEqual(before);
      let isOver = false;
      const running = busy.take(step).finally(() => {
        isOver = true;
      });
      const asking = QUESTIONS.map(async (question, at) => {
        const whole = [before[at] ?? "", after[at] ?? ""];
        const torn: string[][] = [];
        for (let round = 0; !isOver && round < ASKED_MOST; round++) {
          const response = await busy.ask(question);
          if (!whole.includes(response)) torn.push(whole.map((text) => partingOf(response, text)));
        }
        return torn;
      });
      const torn = await Promise.all(asking);
      await running;
      for (const [at, differences] of torn.entries())
        expect(differences, `${QUESTIONS[at]} during ${what}`).toEqual([]);
      expect(await readAll(busy), `after ${what}`).toEqual(after);
      before = after;
      advance(MINUTE_S);
    }
  });
});
