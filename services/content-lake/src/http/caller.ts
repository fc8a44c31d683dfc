import type {IncomingMessage} from "node:http";
import {isBrowserLoopback, isBrowserLoopbackUrl} from "@gradus/schemas/loopback";
import {hostName} from "./location.ts";

/** Where browsers are sent on to; behind it stands the ticket that lets them in there. */
export const TICKET_PATH = "/_lake/streams/";

/**
 * Why a caller is turned away, or null. The lake's tokens are printed in `.env.example`, so a page from elsewhere
 * must not reach it, not even by a name that resolves to this machine.
 */
export function refusalOf({headers, url = ""}: IncomingMessage, allowRemote: boolean): string | null {
  if (allowRemote) return null;
  const {host = "", origin} = headers;
  if (!isBrowserLoopback(hostName(host))) return `The lake does not answer for the host "${host}"`;
  // A redirected browser sends the origin "null" and has to present the ticket it was redirected with.
  if (origin === "null" && url.startsWith(TICKET_PATH)) return null;
  // Otherwise "null" is the origin of a sandboxed frame or a file, which any page of any site can create.
  if (origin === undefined || isBrowserLoopbackUrl(origin)) return null;
  return `The origin ${origin} may not use this lake; start it with LAKE_ALLOW_REMOTE=1 to allow it`;
}
