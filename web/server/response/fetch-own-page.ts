import {request} from "node:http";
import {type FetchPage, OWN_REQUEST} from "./error-pages.ts";

interface Address {
  readonly host: string;
  readonly port: number;
}

export function createPageFetcher({host, port}: Address): FetchPage {
  return (path, cookie) =>
    new Promise((resolve, reject) => {
      const headers = {accept: "text/html", [OWN_REQUEST.name]: OWN_REQUEST.value, ...(cookie && {cookie})};
      const sent = request({host, port, path, headers}, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => resolve({status: answer.statusCode ?? 500, body: Buffer.concat(chunks)}));
        answer.on("error", reject);
      });
      sent.on("error", reject);
      sent.end();
    });
}
