import {once} from "node:events";
import {createServer} from "node:http";
import {type AddressInfo, connect} from "node:net";
import {text} from "node:stream/consumers";
import {expect, it, onTestFinished} from "vitest";
import {refuseForeignHosts} from "./refuse-foreign-hosts.ts";

/** Sends raw requests to a server of ours; returns its responses and the paths that got through to it. */
async function sendRaw(...requests: readonly string[]) {
  const answered: (string | undefined)[] = [];
  const server = createServer(
    refuseForeignHosts(["https://gradus.example", "http://backend:4000"], (req, res) => {
      answered.push(req.url);
      res.end("answered");
    }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const responses = [];
  for (const request of requests) {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    socket.end(`${request}\r\nConnection: close\r\n\r\n`);
    responses.push(await text(socket));
  }
  return {said: responses, answered};
}

it("the server answers under each of its host names, including those used by services beside it", async () => {
  const hosts = ["gradus.example", "backend:4000", "127.0.0.1:4000"];
  const {answered} = await sendRaw(...hosts.map((host) => `GET /b/${host} HTTP/1.1\r\nHost: ${host}`));
  expect(answered).toEqual(hosts.map((host) => `/b/${host}`));
});

it("421: a request for any other host reaches no route, and its host name is not repeated in the reply", async () => {
  const {said, answered} = await sendRaw("GET /b/region HTTP/1.1\r\nHost: evil.example");
  expect(said[0]).toMatch(/^HTTP\/1\.1 421 [\s\S]*"code":"invalid"/);
  expect([said[0]?.includes("evil"), answered]).toEqual([false, []]);
});

it("400: an address is no path", async () => {
  const {said, answered} = await sendRaw(
    "GET http://gradus.example/b/region HTTP/1.1\r\nHost: gradus.example",
  );
  expect([said[0]?.slice(0, 12), answered]).toEqual(["HTTP/1.1 400", []]);
});
