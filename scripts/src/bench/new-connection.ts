import {Agent, request} from "node:http";
import {setTimeout as pause} from "node:timers/promises";

const BUSY_CLIENTS = 50;
const NEW_CONNECTIONS = 200;
const INTERVAL_MS = 20;

/** Times in ms that requests on new connections take while fifty other clients send requests without a pause. */
export async function timeNewConnections(url: string, signal: AbortSignal): Promise<number[]> {
  const keepAliveAgent = new Agent({keepAlive: true, maxSockets: BUSY_CLIENTS});
  let isBusy = true;
  const others = Array.from({length: BUSY_CLIENTS}, async () => {
    while (isBusy && !signal.aborted) await sendRequest(url, keepAliveAgent);
  });
  const times: number[] = [];
  try {
    while (times.length < NEW_CONNECTIONS && !signal.aborted) {
      const began = performance.now();
      await sendRequest(url, false);
      times.push(performance.now() - began);
      await pause(INTERVAL_MS);
    }
  } finally {
    isBusy = false;
    await Promise.all(others);
    keepAliveAgent.destroy();
  }
  signal.throwIfAborted();
  return times;
}

/** Without `agent` on a connection of its own. A refusal is an answer too: what is measured is the wait for it. */
function sendRequest(url: string, agent: Agent | false): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, {agent}, (answer) => {
      answer.resume();
      answer.once("end", resolve);
      answer.once("error", reject);
    })
      .once("error", reject)
      .end();
  });
}
