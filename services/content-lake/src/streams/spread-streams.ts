import {notFound} from "../errors.ts";
import {type Call, type Handler, param, type Reply} from "../http/call.ts";
import {TICKET_PATH} from "../http/caller.ts";
import {hostName, isShardHost} from "../http/location.ts";
import {type Route, route} from "../http/router.ts";

const TICKET_MS = 30_000;
const TICKETS_MAX = 1000;
/** More names than any page has streams. */
const HOSTS = 200;

type StreamRequest = Omit<Call, "request" | "response">;

/**
 * Sends each event stream of a browser to a host name of its own. Browsers open six connections to one name, an open
 * document alone needs seven streams, and everything after that would wait for ever. On the redirect, browsers drop the
 * token and send the origin "null", so an unguessable ticket represents the request that was admitted.
 */
export function createSpreader(newId: () => string) {
  const tickets = new Map<string, {readonly asked: StreamRequest; readonly handler: Handler}>();
  let next = 0;

  function spread(handler: Handler): Handler {
    return (call) => (needsOwnHost(call) ? redirect(call, handler) : handler(call));
  }

  function redirect({request, response: _response, ...call}: Call, handler: Handler): Reply {
    const ticket = `${newId()}${newId()}`;
    const oldest = tickets.keys().next();
    if (tickets.size >= TICKETS_MAX && !oldest.done) tickets.delete(oldest.value);
    tickets.set(ticket, {asked: call, handler});
    setTimeout(() => tickets.delete(ticket), TICKET_MS).unref();
    const location = `http://s${next++ % HOSTS}.${request.headers.host}${TICKET_PATH}${ticket}`;
    return {status: 307, headers: {location, "cache-control": "no-store"}, body: ""};
  }

  const routes: Route[] = [
    route("GET", `${TICKET_PATH}:ticket`, (call) => {
      const found = tickets.get(param(call, "ticket"));
      if (!found) throw notFound("This stream has to be asked for again");
      return found.handler({...found.asked, request: call.request, response: call.response});
    }),
  ];
  return {spread, routes};
}

/** Pages of another origin, by a name below which every name is this machine. Programs have no such limit. */
function needsOwnHost({request}: Call): boolean {
  const {host = "", origin} = request.headers;
  const isBrowser = origin !== undefined && request.headers["sec-fetch-mode"] === "cors";
  return isBrowser && hostName(host).endsWith(".localhost") && !isShardHost(host);
}
