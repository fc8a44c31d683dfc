import type {IncomingMessage} from "node:http";
import {withQuery} from "../../src/lib/with-query.ts";
import {type Head, headerOf, withHeaders} from "./answer.ts";

// Theirs hold secrets, and belong to where they were sent.
const NO_PAGE = /^\/(?:api|b|canyon|_next)\//;

/**
 * Adds the visitor's query to a redirect to a moved page. The redirect itself was made without it, for all visitors.
 */
export function keepQuery<Any extends Head>(head: Any, {url = "/"}: IncomingMessage): Any {
  const location = headerOf(head, "location");
  const start = url.indexOf("?");
  const isMove = head.status === 307 || head.status === 308;
  if (!isMove || start < 0 || !location.startsWith("/") || NO_PAGE.test(url)) return head;
  return withHeaders(head, {location: withQuery(location, withoutDay(url.slice(start)))});
}

/**
 * Drops the `on` parameter, a day: the target of the redirect is the version of the document in force on that day, so
 * the day is already resolved.
 */
function withoutDay(search: string): string {
  const params = search.slice(1).split("&");
  return `?${params.filter((pair) => !pair.startsWith("on=")).join("&")}`;
}
