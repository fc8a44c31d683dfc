import type {Person} from "../access/people.ts";
import {openAccountDatabase} from "../store/database.ts";

export interface AccountOptions {
  readonly path: string;
  readonly people: readonly Person[];
  /** Fixed tokens, such as those of the environment, each with the id of the person it authenticates. */
  readonly tokens: Readonly<Record<string, string>>;
  readonly now: () => Date;
  readonly newId: () => string;
}

export interface DatasetRow {
  readonly name: string;
  readonly createdAt: string;
  readonly createdBy: string;
}

export type Accounts = ReturnType<typeof createAccounts>;

const SESSION_DAYS = 90;
const DAY_MS = 86_400_000;

export function createAccounts({path, people, tokens, now, newId}: AccountOptions) {
  const database = openAccountDatabase(path);
  const peopleById = new Map(people.map((person) => [person.id, person]));
  const pendingLogins = new Map<string, string>();
  const findSession = database.prepare("select user_id, created_at from session where token = ?");
  const addSession = database.prepare("insert into session (token, user_id, created_at) values (?, ?, ?)");
  const removeSession = database.prepare("delete from session where token = ?");
  const readValue = database.prepare("select value from keyvalue where user_id = ? and key = ?");
  const writeValue = database.prepare(
    "insert into keyvalue (user_id, key, value) values (?, ?, ?) on conflict (user_id, key) do update set value = excluded.value",
  );
  const addDataset = database.prepare(
    "insert into dataset (name, created_at, created_by) values (?, ?, ?) on conflict (name) do nothing",
  );
  const allDatasets = database.prepare("select name, created_at, created_by from dataset order by name");
  const deleteDataset = database.prepare("delete from dataset where name = ?");

  /** The person a token represents, or null when it represents none (any more). */
  function authenticate(token: string): Person | null {
    const fixed = Object.hasOwn(tokens, token) ? tokens[token] : undefined;
    return peopleById.get(fixed ?? personOfSession(token) ?? "") ?? null;
  }

  function personOfSession(token: string): string | null {
    const row = findSession.get(token);
    if (!row) return null;
    const age = now().getTime() - Date.parse(String(row.created_at));
    return age < SESSION_DAYS * DAY_MS ? String(row.user_id) : null;
  }

  /** Starts a login that is finished by trading the returned id for a token, once. */
  function startLogin(personId: string): string {
    const token = `local-session-${newId()}${newId()}`;
    addSession.run(token, personId, now().toISOString());
    const sid = `${newId()}${newId()}`;
    pendingLogins.set(sid, token);
    return sid;
  }

  function finishLogin(sid: string): string | null {
    const token = pendingLogins.get(sid) ?? null;
    pendingLogins.delete(sid);
    return token;
  }

  function readPreference(personId: string, key: string): unknown {
    const value = readValue.get(personId, key)?.value;
    return typeof value === "string" ? JSON.parse(value) : null;
  }

  function listDatasets(): DatasetRow[] {
    return allDatasets.all().map((row) => ({
      name: String(row.name),
      createdAt: String(row.created_at),
      createdBy: String(row.created_by),
    }));
  }

  return {
    authenticate,
    startLogin,
    finishLogin,
    logout: (token: string) => void removeSession.run(token),
    findPerson: (id: string): Person | null => peopleById.get(id) ?? null,
    listPeople: (): Person[] => [...peopleById.values()],
    readPreference,
    writePreference: (personId: string, key: string, value: unknown) =>
      void writeValue.run(personId, key, JSON.stringify(value ?? null)),
    listDatasets,
    addDataset: (name: string, createdBy: string) =>
      void addDataset.run(name, now().toISOString(), createdBy),
    removeDataset: (name: string) => void deleteDataset.run(name),
    close: () => database.close(),
  };
}
