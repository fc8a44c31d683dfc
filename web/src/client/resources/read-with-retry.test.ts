import {expect, it} from "vitest";
import {failed, type Reply} from "../session/reply";
import {readWithRetry} from "./read-with-retry";

const putOff = (retry_after: number) =>
  failed(429, {code: "rate_limited", params: {retry_after}, request_id: "req"});
const READ: Reply<string> = {ok: true, status: 200, data: "consents", err: null};

async function readThrough(replies: readonly Reply<string>[]) {
  const waits: number[] = [];
  let attempts = 0;
  const reply = await readWithRetry(
    async () => replies[Math.min(attempts++, replies.length - 1)] ?? expect.fail("nothing was to be asked"),
    async (seconds) => void waits.push(seconds),
  );
  return {reply, asked: attempts, waits};
}

it("what is put off for a second is read again, a little later than that", async () => {
  const {reply, asked, waits} = await readThrough([putOff(1), putOff(1), READ]);
  expect([reply, asked]).toEqual([READ, 3]);
  expect(waits.every((seconds) => seconds >= 1 && seconds <= 1.5)).toBe(true);
});

it("a request deferred for long, or refused permanently, is reported at once", async () => {
  const notFound = failed(404, {code: "not_found", request_id: "req"});
  for (const refusal of [putOff(60), notFound])
    expect(await readThrough([refusal, READ])).toMatchObject({reply: refusal, asked: 1});
});

it("a request that is still deferred after five tries is reported", async () => {
  const {reply, asked} = await readThrough([putOff(1)]);
  expect([reply, asked]).toEqual([putOff(1), 5]);
});
