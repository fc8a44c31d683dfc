import {createServer, type Server} from "node:http";
import type {AddressInfo} from "node:net";
import {afterEach, expect, it} from "vitest";
import {readEnv} from "../env.ts";
import {listDemoPeople} from "./demo-people.ts";
import {listServices} from "./services.ts";
import {createSettings} from "./settings.ts";

let backend: Server | null = null;
afterEach(() => backend?.close());

async function askBackend(status: number, body: unknown) {
  const server = createServer(({url}, response) => {
    response.statusCode = url === "/b/demo/people" ? status : 404;
    response.end(JSON.stringify(body));
  });
  backend = server;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const {port} = server.address() as AddressInfo;
  const settings = createSettings(readEnv({BACKEND_PORT: String(port)}));
  return (without: readonly string[] = []) =>
    listDemoPeople({settings, services: listServices(settings, without)});
}

it("lists the demo users of the backend, and none where the backend does not run", async () => {
  const people = [{name: "Robin Runner", email: "runner@gradus.test", password: "local-demo-runner"}];
  const ask = await askBackend(200, {data: {people}});
  expect(await ask()).toEqual(people);
  expect(await ask(["backend"])).toEqual([]);
});

it("lists no demo users when the backend has no such endpoint", async () => {
  const ask = await askBackend(404, {err: {code: "not_found"}});
  expect(await ask()).toEqual([]);
});
