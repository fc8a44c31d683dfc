import {createServer} from "node:http";
import type {AddressInfo} from "node:net";
import {expect, it, onTestFinished} from "vitest";
import {createReportReceiver} from "./policy-reports.ts";

async function open() {
  const lines: string[] = [];
  let time = 0;
  const receive = createReportReceiver({log: (line) => lines.push(line), now: () => time});
  const server = createServer(receive);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/policy-reports`;
  const send = (body: string, type = "application/reports+json") =>
    fetch(url, {method: "POST", headers: {"content-type": type}, body});
  return {
    url,
    lines,
    send,
    report: (facts: object) => send(JSON.stringify([{type: "csp-violation", body: facts}])),
    pass: (ms: number) => {
      time += ms;
    },
  };
}

it("204: a browser's report becomes one log line, without the secrets in addresses", async () => {
  const {report, lines} = await open();
  const {status} = await report({
    effectiveDirective: "script-src-elem",
    blockedURL: "https://evil.example/x.js?code=secret",
    documentURL: "https://gradus.example/de/de/reset-password/n1DoTV5nGzuCpWK9fTgAH3JNrWRt2WADcJr6cHfpM",
    sourceFile: "https://gradus.example/a.js\nforged line",
    lineNumber: 7,
  });
  expect([status, lines.length]).toEqual([204, 1]);
  expect(lines[0]).toContain('"directive":"script-src-elem","blocked":"https://evil.example/x.js"');
  expect(lines[0]).toContain('"page":"https://gradus.example/de/de/reset-password/…"');
  expect(lines[0]).not.toMatch(/secret"|\n/);
});

it("a flood fills no log: twenty lines a minute, then how many more there were", async () => {
  const {report, lines, pass} = await open();
  for (let sent = 0; sent < 30; sent++) await report({effectiveDirective: `d${sent}`});
  expect(lines).toHaveLength(20);
  pass(60_000);
  await report({effectiveDirective: "later"});
  expect(lines.slice(20)).toEqual(["Policy refused: 10 more reports", expect.stringContaining("later")]);
});

it.each([
  ["413: too long", "x".repeat(20_000), "application/reports+json", 413],
  ["400: no reports", '{"not":"ours"}', "application/reports+json", 400],
  ["400: no JSON", "{", "application/reports+json", 400],
  ["415: of another type", "[]", "text/plain", 415],
])("%s, and not a word of it is written", async (_case, body, type, status) => {
  const {send, lines} = await open();
  expect([(await send(body, type)).status, lines]).toEqual([status, []]);
});

it("405: there is nothing to read", async () => {
  const {url} = await open();
  const {status, headers} = await fetch(url);
  expect([status, headers.get("allow")]).toEqual([405, "POST"]);
});
