import {once} from "node:events";
import {Agent, createServer, get, type IncomingMessage, type RequestListener, type Server} from "node:http";
import {connect} from "node:net";
import {text} from "node:stream/consumers";
import {afterEach, expect, it} from "vitest";
import {createFinisher} from "./finish-requests.ts";

const servers: Server[] = [];
const agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(answer: RequestListener) {
  const server = createServer();
  server.on("request", answer);
  servers.push(server);
  const finish = createFinisher(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? (address?.port ?? 0) : 0;
  return {server, finish, port};
}

function ask(port: number): Promise<IncomingMessage> {
  const agent = new Agent({keepAlive: true});
  agents.push(agent);
  return new Promise((resolve, reject) => {
    get({port, host: "127.0.0.1", agent}, resolve).on("error", reject);
  });
}

it("a response in progress is sent whole, and announces that its connection closes", async () => {
  const [requested, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const {finish, port} = await listen(async (_req, res) => {
    requested.resolve();
    await go.promise;
    res.end("x".repeat(5_000_000));
  });
  const answer = ask(port);
  await requested.promise;
  const finished = finish(10_000);
  go.resolve();
  const response = await answer;
  expect(response.headers.connection).toBe("close");
  expect(await text(response)).toHaveLength(5_000_000);
  await finished;
});

it("an answer that has begun is given whole, however slowly it is read", async () => {
  const {finish, port} = await listen((_req, res) => res.end("x".repeat(20_000_000)));
  const answer = await ask(port);
  const finished = finish(10_000);
  expect(await text(answer)).toHaveLength(20_000_000);
  await finished;
});

it("connections that ask nothing do not hold it up, and neither does a stream without end", async () => {
  const {finish, port} = await listen((_req, res) => {
    res.setHeader("content-type", "text/event-stream");
    res.write("data: 1\n\n");
  });
  const unused = connect(port, "127.0.0.1");
  await once(unused, "connect");
  const stream = await ask(port);
  stream.on("error", () => {}).resume();
  // Longer than a test may take: it ends because nothing is left to finish.
  await finish(600_000);
  unused.destroy();
});

it("what takes longer than the limit is cut off", async () => {
  const requested = Promise.withResolvers<void>();
  const {finish, port} = await listen(() => requested.resolve());
  const answer = ask(port);
  const refused = expect(answer).rejects.toThrow("socket hang up");
  await requested.promise;
  await finish(1);
  await refused;
});
