import {isBrowserLoopbackUrl, isLoopback} from "@gradus/schemas/loopback";
import type {Access} from "../access/access.ts";
import type {Person} from "../access/people.ts";
import type {Accounts} from "../accounts/accounts.ts";
import {requirePerson} from "../data-deps.ts";
import {badRequest, forbidden, LakeError, notFound} from "../errors.ts";
import type {Call, Reply} from "../http/call.ts";
import {param} from "../http/call.ts";
import {type Route, route} from "../http/router.ts";

export interface AuthDeps {
  readonly accounts: Accounts;
  readonly access: Access;
  readonly allowRemote: boolean;
  readonly now: () => Date;
}

/** The login the Studio offers with one button: as the first person of the list. */
const DEFAULT_LOGIN = "local";
const SESSION_SECONDS = 90 * 86_400;

export function authRoutes(deps: AuthDeps): Route[] {
  const {accounts, access, now} = deps;
  return [
    route("GET", "/auth/providers", (call) => ({body: providers(call)})),
    route("GET", "/auth/people", (call) => ({body: listPeople(deps, call)})),
    route("GET", "/auth/login/:who", (call) => login(deps, call)),
    route("GET", "/auth/fetch", (call) => ({body: {token: requireToken(accounts, call)}})),
    route("GET", "/auth/id", ({person}) => ({
      body: person ? {id: person.id, expiry: Math.floor(now().getTime() / 1000) + SESSION_SECONDS} : {},
    })),
    route("POST", "/auth/logout", ({token}) => {
      if (token !== null) accounts.logout(token);
      return {body: {ok: true}};
    }),
    route("GET", "/users/me", (call) => ({body: describeMe(access, requirePerson(call))})),
  ];
}

/** Sends the browser back with a one-time id, which the Studio trades for a session. */
function login({accounts, allowRemote}: AuthDeps, call: Call): Reply {
  const origin = call.query.get("origin");
  if (origin === null || !URL.canParse(origin)) throw badRequest('"origin" must be the address to return to');
  if (!allowRemote && !isBrowserLoopbackUrl(origin)) throw forbidden("Login returns to this machine only");
  const loginName = param(call, "who");
  const person = loginName === DEFAULT_LOGIN ? accounts.listPeople()[0] : accounts.findPerson(loginName);
  if (!person || person.service) throw notFound(`There is no person "${loginName}"`);
  const back = new URL(origin);
  back.hash = `sid=${accounts.startLogin(person.id)}`;
  return {status: 302, headers: {location: back.href, "cache-control": "no-store"}};
}

function requireToken(accounts: Accounts, {query}: Call): string {
  const token = accounts.finishLogin(query.get("sid") ?? "");
  if (token !== null) return token;
  throw new LakeError(404, "Not Found", "This login was finished before or never started");
}

function providers({request}: Call) {
  const url = `http://${request.headers.host}/v1/auth/login/${DEFAULT_LOGIN}`;
  return {providers: [{name: DEFAULT_LOGIN, title: "Local editor", url, logo: null}], thirdPartyLogin: false};
}

/** Lists the people who can be chosen without a password. For this machine only, even where others may use the lake. */
function listPeople({accounts, access}: AuthDeps, {request}: Call) {
  if (!isLoopback(request.socket.remoteAddress ?? "")) {
    throw forbidden("The list of people is shown on the lake's own machine only");
  }
  const people = accounts.listPeople().filter(({service}) => !service);
  return people.map((person) => {
    const roles = access.rolesOf(person).map(({name, title, description}) => ({name, title, description}));
    return {id: person.id, name: person.name, roles};
  });
}

function describeMe(access: AuthDeps["access"], person: Person) {
  const {id, name, email, roles} = person;
  return {
    id,
    name,
    email,
    profileImage: "",
    provider: "sanity",
    role: roles[0],
    roles: access.rolesOf(person).map(({name: role, title}) => ({name: role, title})),
  };
}
