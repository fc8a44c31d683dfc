import {z} from "zod";
import type {Settings} from "../stack/settings.ts";
import type {DemoSession} from "./demo-session.ts";

export interface Call {
  readonly name: string;
  readonly isWrite: boolean;
  send(person: DemoSession, index: number): Promise<Response>;
}

const document = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({security: z.array(z.unknown()).optional()}))),
});
const firstCoach = z.object({data: z.object({items: z.tuple([z.object({slug: z.string()})], z.unknown())})});

/** Routes that query the content first, or reply only to content staff. */
const CONTENT_ROUTES = /^\/b\/(legal|agreements)/;
const QUERIES: Readonly<Record<string, string>> = {
  "/b/region": "?country=DE",
  "/b/coaches": "?distance=long&sort=az&locale=de",
  "/b/coaches/{slug}": "?locale=de",
  "/b/features": "?region=de",
  "/b/users/available": "?user_name=somebody.new",
  "/canyon/catalog": "?region=de&locale=de",
  "/b/api/v1/users/{id}/oauth/permission": "?p=suunto",
};

interface Write {
  readonly method: string;
  readonly path: string;
  body(index: number, person: DemoSession): object;
}

/** Writes that change nothing of note however often they are made. */
const WRITES: readonly Write[] = [
  {method: "PATCH", path: "/b/api/v1/users/me", body: (index) => ({height_cm: 170 + (index % 20)})},
  {method: "PUT", path: "/b/api/v1/users/me?fields=first_name", body: (index) => ({first_name: `R${index}`})},
  {
    method: "POST",
    path: "/b/api/v1/users/me/consents",
    body: (index) => ({kind: "marketing", granted: index % 2 === 0}),
  },
  // Within the seconds in which one token may be shown again.
  {
    method: "POST",
    path: "/b/token/refresh",
    body: (_index, {refresh_token, user_id}) => ({refresh_token, user_id}),
  },
  {method: "POST", path: "/b/token/anonymous", body: () => ({})},
];

export async function listCalls({urls: {backend}}: Settings, person: DemoSession) {
  const {paths} = document.parse(await (await fetch(`${backend}/b/openapi.json`)).json());
  const coaches = firstCoach.parse(await (await fetch(`${backend}/b/coaches`)).json());
  const values: Readonly<Record<string, string>> = {
    id: "me",
    slug: coaches.data.items[0].slug,
    provider: "google",
    product: "pod",
  };
  const measured: Call[] = WRITES.map((call) => writeCall(backend, call));
  const unmeasured: string[] = [];
  for (const [path, methods] of Object.entries(paths)) {
    if (methods.get === undefined || CONTENT_ROUTES.test(path)) continue;
    const address = path.replaceAll(/\{(\w+)\}/g, (_all, name) => values[name] ?? "none");
    const call = readCall(
      `GET ${path}`,
      backend + address + (QUERIES[path] ?? ""),
      methods.get.security !== undefined,
    );
    if ((await call.send(person, 0)).ok) measured.push(call);
    else unmeasured.push(call.name);
  }
  return {measured, unmeasured};
}

/** Public calls go without a bearer, as visitors make them. */
function readCall(name: string, url: string, isGuarded: boolean): Call {
  const ask: Call["send"] = ({access_token}) =>
    fetch(url, {redirect: "manual", headers: isGuarded ? {authorization: `Bearer ${access_token}`} : {}});
  return {name, isWrite: false, send: ask};
}

function writeCall(backend: string, {method, path, body}: Write): Call {
  const ask: Call["send"] = (person, index) =>
    fetch(backend + path, {
      method,
      headers: {
        // What needs none is not counted as a write of the account.
        ...(path.includes("/users/me") && {authorization: `Bearer ${person.access_token}`}),
        "x-client-id": person.client_id,
        "content-type": "application/json",
      },
      body: JSON.stringify(body(index, person)),
    });
  return {name: `${method} ${path.replace("me", "{id}")}`, isWrite: true, send: ask};
}
