import {env} from "./env.ts";

type ServiceName = "lake" | "backend" | "mail" | "web";

/** The running services, for stories about their failure. Only in `faults/`, whose stories run alone. */
export interface RunningStack {
  /** Resolves once the service has ended. */
  stop(service: ServiceName): Promise<void>;
  /** Resolves once the service answers. `changes` go on top of its usual environment. */
  start(service: ServiceName, changes?: Readonly<Record<string, string>>): Promise<void>;
}

export function connectToStack(): RunningStack {
  const ask = async (verb: "stop" | "start", service: ServiceName, changes = {}): Promise<void> => {
    if (env.STACK_CONTROL_URL === undefined) {
      throw new Error("Services can only be stopped under `npm test -- --only e2e`.");
    }
    const response = await fetch(
      `${env.STACK_CONTROL_URL}/${verb}/${service}?${new URLSearchParams(changes)}`,
      {method: "POST"},
    );
    if (!response.ok) throw new Error(`Could not ${verb} ${service}: ${await response.text()}`);
  };
  return {
    stop: (service) => ask("stop", service),
    start: (service, changes) => ask("start", service, changes),
  };
}
