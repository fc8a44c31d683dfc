import type {RequestListener, ServerResponse} from "node:http";
import {createHostCheck, namesPath} from "../../contract/own-host.ts";

/** Answers only what is meant for this server: a path, under one of its own names. */
export function refuseForeignHosts(
  ownAddresses: readonly string[],
  answer: RequestListener,
): RequestListener {
  const isOwnHost = createHostCheck(ownAddresses);
  return (req, res) => {
    if (!namesPath(req)) return refuse(res, 400, "A request names a path, not an address");
    if (!isOwnHost(req)) return refuse(res, 421, `This server is ${ownAddresses.join(" and ")}`);
    return answer(req, res);
  };
}

/** Runs before a request is accepted, so there is no request id. */
function refuse(res: ServerResponse, status: number, message: string) {
  const err = {code: "invalid", message, request_id: "none"};
  res.writeHead(status, {
    "content-type": "application/json",
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  res.end(JSON.stringify({err}));
}
