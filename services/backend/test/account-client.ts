import {errorReply} from "../src/contract/errors.ts";
import type {Db} from "../src/core/db/db.ts";
import {addPerson, bearer, signInAs} from "./people.ts";
import {createTestApp} from "./test-app.ts";

type Options = Parameters<typeof createTestApp>[1];
type Headers = Record<string, string>;
interface Call {
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Headers;
}

/** A signed-in user at their account. Paths begin below it. */
export async function openAccount(
  db: Db,
  person: Parameters<typeof addPerson>[1] = {},
  options: Options = {},
) {
  const app = createTestApp(db, options);
  const owner = await addPerson(db, person);
  const session = await signInAs(app, owner.email);
  return {...app, ...accountClient(app, bearer(session)), owner, session};
}

type TestApp = Pick<ReturnType<typeof createTestApp>, "app">;

/** What a caller with these headers can request of an account, their own unless a call names another. */
export function accountClient({app}: TestApp, headers: Headers, of = "me") {
  const send = async (method: string, {path, body, headers: more}: Call) =>
    app.request(`/b/api/v1/users/${of}${path}`, {
      method,
      headers: {...headers, "content-type": "application/json", ...more},
      ...(body !== undefined && {body: JSON.stringify(body)}),
    });
  return {
    headers,
    ask: (path: string, more?: Headers) => send("GET", {path, ...(more && {headers: more})}),
    tell: (path: string, body: unknown, more?: Headers) =>
      send("POST", {path, body, ...(more && {headers: more})}),
    patch: (path: string, body: unknown, more?: Headers) =>
      send("PATCH", {path, body, ...(more && {headers: more})}),
    put: (path: string, body: unknown, more?: Headers) =>
      send("PUT", {path, body, ...(more && {headers: more})}),
    remove: (path: string, more?: Headers) => send("DELETE", {path, ...(more && {headers: more})}),
  };
}

/** The status and code of a refusal, as in `422 wrong_password`; of anything else the status alone. */
export async function outcomeOf(response: Response) {
  const body: unknown = await response.clone().json();
  const refusal = errorReply.safeParse(body);
  return refusal.success ? `${response.status} ${refusal.data.err.code}` : `${response.status}`;
}

/** The status, code, fields and parameters of a refusal. */
export async function refusalIn(response: Response) {
  const {err} = errorReply.parse(await response.clone().json());
  return {status: response.status, code: err.code, fields: err.field_errors, params: err.params};
}

/** The mails that have left, the oldest first. */
export async function sentMails({
  dispatcher,
  sent,
}: Pick<ReturnType<typeof createTestApp>, "dispatcher" | "sent">) {
  await dispatcher.idle();
  dispatcher.wake();
  await dispatcher.idle();
  return sent;
}
