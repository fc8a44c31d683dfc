import {createClient, type SanityClient} from "@sanity/client";
import pino from "pino";
import {createLake} from "../create-lake.ts";
import type {Env} from "../env.ts";
import {randomId} from "../ids.ts";
import {createQueryEngine} from "../query/engine.ts";
import {findRunningLake, type RunningLake} from "../running-lake.ts";

/**
 * Runs `work` with an operator's client of the lake in this environment's folder. A lake that is running there
 * is used; otherwise one is started on a free port for as long as the work takes.
 */
export async function withClient<T>(
  env: Env,
  dataset: string,
  work: (client: SanityClient) => Promise<T>,
): Promise<T> {
  const running = await findRunningLake(env.directory);
  if (running) return work(clientOf(running, env.projectId, dataset));
  const lake = createLake({
    ...env,
    // Left to the server: when it starts, it notifies its receivers of what is written here.
    webhooks: [],
    datasets: [env.dataset],
    createEngine: createQueryEngine,
    now: () => new Date(),
    newId: () => randomId(),
    log: pino({level: "warn", base: {service: "content-lake"}}),
  });
  await lake.listen(0, "127.0.0.1");
  try {
    const own = await findRunningLake(env.directory);
    if (!own) throw new Error("The lake did not start");
    return await work(clientOf(own, env.projectId, dataset));
  } finally {
    await lake.close();
  }
}

function clientOf({url, operatorToken}: RunningLake, projectId: string, dataset: string): SanityClient {
  return createClient({
    projectId,
    dataset,
    token: operatorToken,
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: "2026-02-01",
  });
}
