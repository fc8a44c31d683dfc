import {createServer} from "node:http";
import type {AddressInfo} from "node:net";
import {expect, it, onTestFinished} from "vitest";
import {createWorkerFile} from "./worker-file.ts";

async function ask(build: string) {
  const server = createServer(createWorkerFile(build));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

it("is a script of each build, revalidated on each request, that connects to this site only", async () => {
  const one = await ask("one");
  expect(Object.fromEntries(one.headers)).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
    "content-security-policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
  const [first, second] = [await one.text(), await (await ask("two")).text()];
  expect(first).toContain('startWorker(self, "one")');
  expect(first.replace('"one"', '"two"')).toBe(second);
});
