import {setTimeout as wait} from "node:timers/promises";

export type SendRequest = (index: number) => Promise<Response>;

/**
 * Sends requests at a steady rate, whether or not the responses keep up, and returns how long each took from the moment
 * it was due. Throws when a response is a refusal: refusals are quick, and would make the numbers look good.
 */
export async function pace(
  ask: SendRequest,
  perSecond: number,
  count: number,
  signal: AbortSignal,
): Promise<number[]> {
  const started = performance.now();
  const answers: Promise<number>[] = [];
  for (let index = 0; index < count; index += 1) {
    const due = started + (index * 1000) / perSecond;
    const ahead = due - performance.now();
    if (ahead > 0) await wait(ahead, null, {signal});
    answers.push(timeRequest(() => ask(index), due));
  }
  return Promise.all(answers);
}

async function timeRequest(ask: () => Promise<Response>, due: number): Promise<number> {
  const response = await ask();
  await response.arrayBuffer();
  if (response.status >= 400) throw new Error(`${response.url} answered ${response.status}`);
  return performance.now() - due;
}
