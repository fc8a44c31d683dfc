import type {Interruption} from "../interruption.ts";
import {describeEnd, waitUntilHealthy} from "./health.ts";
import {type ServiceProcess, startProcess} from "./process.ts";
import {listServices, type Mode} from "./services.ts";
import type {Settings} from "./settings.ts";

/** The processes of a stack by name. A process that ends without a stop request is a failure of the whole stack. */
export interface ServiceRunner {
  /** `changes` go on top of the environment the service usually gets. */
  start(name: string, changes?: Readonly<Record<string, string>>): Promise<void>;
  stop(name: string): Promise<void>;
  stopAll(): Promise<void>;
  pid(name: string): number | undefined;
  /** Resolves, with a description, when a service ends without having been stopped. */
  readonly failure: Promise<string>;
}

export function createServiceRunner(
  settings: Settings,
  mode: Mode,
  interruption: Interruption,
): ServiceRunner {
  const processes = new Map<string, ServiceProcess>();
  const {promise: failure, resolve: fail} = Promise.withResolvers<string>();
  let isStopping = false;
  interruption.onForce(() => {
    for (const process of processes.values()) process.kill();
  });

  const start: ServiceRunner["start"] = async (name, changes) => {
    const service = listServices(settings).find((candidate) => candidate.name === name);
    if (service === undefined || isStopping) throw new Error(`${name} cannot be started`);
    const process = startProcess(service, settings, mode, changes);
    processes.set(name, process);
    void process.onEnd.then(() => {
      const wasAsked = isStopping || processes.get(name) !== process;
      if (!wasAsked) fail(describeEnd(process));
    });
    await waitUntilHealthy(process, service.healthUrl(settings), interruption.signal);
  };
  const stop = async (name: string): Promise<void> => {
    const process = processes.get(name);
    processes.delete(name);
    await process?.stop();
  };
  const stopAll = async (): Promise<void> => {
    isStopping = true;
    await Promise.all([...processes.values()].map((process) => process.stop()));
  };
  return {start, stop, stopAll, failure, pid: (name) => processes.get(name)?.pid};
}
