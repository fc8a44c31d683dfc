import type {IncomingMessage, ServerResponse} from "node:http";

/**
 * On every answer, errors included: an error without these headers makes the Studio blame its CORS setup.
 * Never `Timing-Allow-Origin`: with it the Studio would warn about HTTP/1.1.
 */
export function setCorsHeaders(request: IncomingMessage, response: ServerResponse): void {
  const {origin} = request.headers;
  response.setHeader("Vary", "Origin");
  if (origin === undefined) return;
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
}

export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const headers = request.headers["access-control-request-headers"];
  if (headers) response.setHeader("Access-Control-Allow-Headers", headers);
  response.setHeader("Access-Control-Allow-Methods", "GET, POST, PUT, PATCH, DELETE");
  // There is one preflight for each address, because of the Authorization header.
  response.setHeader("Access-Control-Max-Age", "600");
  response.writeHead(204).end();
}
