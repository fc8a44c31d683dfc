import {expect} from "vitest";
import {z} from "zod";
import {errorReply} from "../src/contract/errors.ts";
import type {Api} from "../src/core/http/api.ts";
import {recordCall} from "./recorded-calls.ts";

interface DescribedRoute {
  readonly method: string;
  readonly path: string;
  readonly isAt: (pathname: string) => boolean;
  /** By status. */
  readonly responses: Readonly<Record<string, unknown>>;
}

const described = z.object({
  content: z.object({"application/json": z.object({schema: z.instanceof(z.ZodType)})}),
});

/** Statuses of calls that were refused before they took any effect. */
const REFUSED_STATUSES: ReadonlySet<number> = new Set([400, 401, 403, 404]);

/** Makes each request of a test fail unless its response matches exactly what the route's description declares. */
export function enforceContract(app: Api) {
  // Built on the first request; only the received response is parsed: most test apps call few of hundreds of routes.
  let routes: readonly DescribedRoute[] | null = null;
  const ask = app.request;
  app.request = async (input, init, ...rest) => {
    const answer = await ask(input, init, ...rest);
    const {pathname} = new URL(input instanceof Request ? input.url : String(input), "http://backend");
    const method = (init?.method ?? "GET").toLowerCase();
    routes ??= listDescribedRoutes(app);
    const route = routes.find((known) => known.method === method && known.isAt(pathname));
    if (route) await compare(answer.clone(), route, `${method} ${pathname}`);
    if (route && !REFUSED_STATUSES.has(answer.status)) recordCall(method, route.path);
    return answer;
  };
}

async function compare(answer: Response, {responses}: DescribedRoute, call: string) {
  const {status} = answer;
  if (status === 304) return;
  if (status < 400) expect(Object.keys(responses), `${call}: statuses described`).toContain(String(status));
  const {data} = described.safeParse(responses[status]);
  const schema = status < 400 ? data?.content["application/json"].schema : errorReply;
  if (!schema) return;
  const body: unknown = await answer.json();
  expect(body, `${call}: a reply of ${status}`).toEqual(schema.parse(body));
}

function listDescribedRoutes({openAPIRegistry}: Api): DescribedRoute[] {
  const routes = openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== "route") return [];
    const {method, path, responses} = definition.route;
    return [{method, path, isAt: matcherOf(path), responses}];
  });
  // As in the app, literal path segments take precedence over parameters.
  return routes.toSorted((left, right) => left.path.split("{").length - right.path.split("{").length);
}

/** Made once for all apps: every request of every test is held against a hundred of them and more. */
const matchers = new Map<string, RegExp>();

function matcherOf(path: string) {
  const matcher = matchers.get(path) ?? new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
  matchers.set(path, matcher);
  return (pathname: string) => matcher.test(pathname);
}
