import {z} from "zod";
import {activityDetail, activityList} from "../src/contract/activities.ts";
import {uploadResults} from "../src/contract/uploads.ts";
import type {Db} from "../src/core/db/db.ts";
import {addPerson, bearer, signInAs} from "./people.ts";
import {fitFile, formOf, type RunOptions} from "./recordings.ts";
import {createTestApp, type TestAppOptions} from "./test-app.ts";

const RUNS = "/b/api/v1/users/me/activities";

/** A runner who sends runs over HTTP, and what other users receive about those runs. */
export async function startRunner(db: Db, options: TestAppOptions = {}) {
  const app = createTestApp(db, {enqueue: async () => undefined, ...options});
  const ann = await addPerson(db);
  const annHeaders = bearer(await signInAs(app, ann.email));
  const ask = (method: string, path: string, body?: object, headers: Record<string, string> = annHeaders) =>
    app.app.request(path, {
      method,
      headers: {...headers, ...(body && {"content-type": "application/json"})},
      ...(body && {body: JSON.stringify(body)}),
    });
  return {
    ...app,
    /** Signs in again after the session has ended. */
    signIn: async () => Object.assign(annHeaders, bearer(await signInAs(app, ann.email))),
    ann,
    mine: annHeaders,
    ask,
    /** The id of a run that was sent. */
    async run(runOptions: RunOptions = {}) {
      const sent = formOf(["run.fit", fitFile(runOptions)]);
      const response = await app.app.request(RUNS, {method: "POST", headers: annHeaders, body: sent});
      const {data} = z.object({data: uploadResults}).parse(await response.json());
      const id = data.files[0]?.activity_ids[0];
      if (id === undefined) throw new Error(`The file was not taken: ${JSON.stringify(data.files[0])}`);
      return id;
    },
    /** Changes or looks at one of them. */
    one: (method: string, id: string, body?: object, headers: Record<string, string> = annHeaders) =>
      ask(method, `${RUNS}/${id}`, body, headers),
    async list(query = "", headers: Record<string, string> = annHeaders, userId = "me") {
      const response = await app.get(`/b/api/v1/users/${userId}/activities${query}`, headers);
      return z.object({data: activityList}).parse(await response.json()).data;
    },
    async detail(id: string, query = "", headers: Record<string, string> = annHeaders) {
      const response = await app.get(`/b/api/v1/activities/${id}${query}`, headers);
      return z.object({data: activityDetail}).parse(await response.json()).data;
    },
  };
}
