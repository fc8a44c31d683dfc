import {z} from "zod";
import type {Person} from "../access/people.ts";
import type {Accounts} from "../accounts/accounts.ts";
import {requirePerson} from "../data-deps.ts";
import {badRequest} from "../errors.ts";
import {readJson} from "../http/body.ts";
import {type Call, listParam, param, type Reply} from "../http/call.ts";
import {type Route, route} from "../http/router.ts";

export interface UserDeps {
  readonly accounts: Accounts;
  readonly limits: {readonly jsonBytes: number};
}

const preferences = z.array(z.object({key: z.string().min(1), value: z.unknown()}));

export function userRoutes(deps: UserDeps): Route[] {
  return [
    route("GET", "/users/me/keyvalue/:keys", (call) => readPreferences(deps.accounts, call)),
    route("PUT", "/users/me/keyvalue", (call) => writePreferences(deps, call)),
    route("GET", "/users/:ids", (call) => describePeople(deps.accounts, call)),
    // The current Studio sends this request below the project; older tools do not.
    route("GET", "/projects/:project/users/:ids", (call) => describePeople(deps.accounts, call)),
  ];
}

function readPreferences(accounts: Accounts, call: Call): Reply {
  const {id} = requirePerson(call);
  const keys = listParam(param(call, "keys"));
  return {body: keys.map((key) => ({key, value: accounts.readPreference(id, key)}))};
}

async function writePreferences({accounts, limits}: UserDeps, call: Call): Promise<Reply> {
  const {id} = requirePerson(call);
  const parsed = preferences.safeParse(await readJson(call.request, limits.jsonBytes));
  if (!parsed.success) throw badRequest('The body must be a list of {"key", "value"}');
  for (const {key, value} of parsed.data) accounts.writePreference(id, key, value);
  return {body: parsed.data};
}

function describePeople(accounts: Accounts, call: Call): Reply {
  requirePerson(call);
  const ids = listParam(param(call, "ids"));
  const people = ids.map((id) => describe(accounts.findPerson(id)));
  return {body: ids.length === 1 ? people[0] : people};
}

function describe(person: Person | null) {
  if (!person) return null;
  const [givenName = "", ...family] = person.name.split(" ");
  const {id, name: displayName, email} = person;
  return {id, displayName, email, imageUrl: null, givenName, familyName: family.join(" ")};
}
