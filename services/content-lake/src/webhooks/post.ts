import {Agent as HttpAgent, request as httpRequest} from "node:http";
import {Agent as HttpsAgent, request as httpsRequest} from "node:https";
import {type Delivery, signature} from "./webhook.ts";

const TIMEOUT_MS = 30_000;

export type Post = (delivery: Delivery, signal: AbortSignal) => Promise<number>;

/**
 * Sends one signed request and answers its status. Connections stay open between requests: a published change
 * must reach the page within tens of milliseconds.
 */
export function createPost(now: () => Date): {post: Post; close: () => void} {
  // The limit also makes an agent close an idle connection before its receiver does.
  const waiting = {keepAlive: true, timeout: TIMEOUT_MS};
  const agents = {"http:": new HttpAgent(waiting), "https:": new HttpsAgent(waiting)};

  const post: Post = ({url, secret, body, headers}, signal) =>
    new Promise((resolve, reject) => {
      const isSecure = url.startsWith("https:");
      const options = {
        method: "POST",
        agent: isSecure ? agents["https:"] : agents["http:"],
        timeout: TIMEOUT_MS,
        signal,
        headers: {
          ...headers,
          "content-length": Buffer.byteLength(body),
          "sanity-webhook-signature": signature(secret, now().getTime(), body),
        },
      };
      const request = (isSecure ? httpsRequest : httpRequest)(url, options, (response) => {
        response.resume().once("end", () => resolve(response.statusCode ?? 0));
        response.once("error", reject);
      });
      request.once("timeout", () => request.destroy(new Error(`No answer in ${TIMEOUT_MS} ms`)));
      request.once("error", reject);
      request.end(body);
    });

  return {post, close: () => Object.values(agents).forEach((agent) => void agent.destroy())};
}
