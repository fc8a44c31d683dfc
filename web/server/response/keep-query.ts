import type {IncomingMessage} from "node:http";
import {withQuery} from "../../src/lib/with-query.ts";
import {type Head, headerOf, withHeaders} from "./answer.ts";

// Theirs hold secrets, and belong to where they were sent.
const NO_PAGE = /^\/(?:api|b|canyon|_next)\//;

/**
 * A redirect to a moved page keeps the query of its visitor: the redirect itself was made without it, for all visitors.
 */
export function keepQuery<Any extends Head>(head: Any, {url = "/"}: IncomingMessage): Any {
  const location = headerOf(head, "location");
  const start = url.indexOf("?");
  const isMove = head.status === 307 || head.status === 308;
  if (!isMove || start < 0 || !location.startsWith("/") || NO_PAGE.test(url)) return head;
  return withHeaders(head, {location: withQuery(location, withoutDay(url.slice(start)))});
}

/** The version of a document that was in force on a day is the answer to that question, and not asked again. */
function withoutDay(search: string): string {
  const asked = search.slice(1).split("&");
  return `?${asked.filter((pair) => !pair.startsWith("on=")).join("&")}`;
}
