import {env} from "./env.ts";

type ServiceName = "lake" | "backend" | "mail" | "web";

/** The running services, for stories about their failure. Only in `*.fault.spec.ts`, which run alone. */
export interface RunningStack {
  /** Resolves once the service has ended. */
  stop(service: ServiceName): Promise<void>;
  /** Resolves once the service answers. */
  start(service: ServiceName): Promise<void>;
}

export function connectToStack(): RunningStack {
  const ask = async (verb: "stop" | "start", service: ServiceName): Promise<void> => {
    if (env.STACK_CONTROL_URL === undefined) {
      throw new Error("Services can only be stopped under `npm test -- --only e2e`.");
    }
    const response = await fetch(`${env.STACK_CONTROL_URL}/${verb}/${service}`, {method: "POST"});
    if (!response.ok) throw new Error(`Could not ${verb} ${service}: ${await response.text()}`);
  };
  return {stop: (service) => ask("stop", service), start: (service) => ask("start", service)};
}
