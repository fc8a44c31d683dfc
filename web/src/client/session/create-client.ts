import type {Endpoints} from "./endpoints";
import type {OnProgress} from "./ports";
import type {Reply} from "./reply";
import type {WireRequest} from "./send";

/** The names in braces of a route: `GET /b/users/{id}` requires `id`. */
type ParamNames<Route> = Route extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

type Params<Route> = [ParamNames<Route>] extends [never]
  ? {readonly params?: never}
  : {readonly params: Readonly<Record<ParamNames<Route>, string>>};
type Body<Route extends keyof Endpoints> = Endpoints[Route]["body"] extends null
  ? {readonly body?: never}
  : Endpoints[Route]["body"] extends Record<string, never>
    ? {readonly body?: Endpoints[Route]["body"]}
    : {readonly body: Endpoints[Route]["body"]};

type CallOptions<Route extends keyof Endpoints> = Params<Route> &
  Body<Route> & {
    readonly query?: Readonly<Record<string, string>>;
    /** The same key for each try of one intention: the server then does it once. Without one, each call is its own. */
    readonly idempotencyKey?: string;
    readonly ifMatch?: number;
    /** Sent even while the page goes away. */
    readonly keepalive?: boolean;
    readonly timeoutMs?: number;
    /** For a route that answers with a file. */
    readonly asFile?: true;
    /** Called with the share of the body that has been sent, 0 to 1. */
    readonly onProgress?: OnProgress;
  };

// Options may be left out where the route demands none.
type Rest<Route extends keyof Endpoints> =
  Record<string, never> extends CallOptions<Route>
    ? [options?: CallOptions<Route>]
    : [options: CallOptions<Route>];

export type BackendRoute = Extract<keyof Endpoints, `${string} /b/${string}`>;
export type CommerceRoute = Extract<keyof Endpoints, `${string} /canyon/${string}`>;
export type ShopRoute = Extract<keyof Endpoints, `${string} /api/shop/${string}`>;

export type Client<Routes extends keyof Endpoints> = <Route extends Routes>(
  route: Route,
  ...rest: Rest<Route>
) => Promise<Reply<Endpoints[Route]["data"]>>;

export function createClient<Routes extends keyof Endpoints>(
  send: <T>(request: WireRequest) => Promise<Reply<T>>,
): Client<Routes> {
  return (route, ...[options]) => send(toRequest(route, options));
}

function toRequest<Route extends keyof Endpoints>(
  route: Route,
  options: CallOptions<Route> | undefined,
): WireRequest {
  const [method = "GET", pattern = "/"] = route.split(" ");
  const {params, query, body, ...rest} = options ?? {};
  const pathParams: Readonly<Record<string, string>> = params ?? {};
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(pathParams[name] ?? ""));
  const search = query ? `?${new URLSearchParams(query)}` : "";
  return {method, path: `${path}${search}`, body, ...rest};
}
