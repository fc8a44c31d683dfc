import {createServer} from "node:net";
import {brand} from "@gradus/schemas/brand";
import type {Service} from "./services.ts";
import {PORT_NAMES, type PortName, type Settings} from "./settings.ts";

export async function isPortFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen({port, host, exclusive: true}, () => server.close(() => resolve(true)));
  });
}

/** Fails with every taken port and the ways out, before anything was started. */
export async function requireFreePorts(settings: Settings, services: readonly Service[]): Promise<void> {
  const names = services.flatMap((service) => service.ports);
  const free = await Promise.all(names.map((name) => isPortFree(settings.ports[name], settings.host)));
  const taken = names.filter((_name, index) => !free[index]);
  const first = taken[0];
  if (first !== undefined) throw new Error(describeTaken(settings, first, taken));
}

function describeTaken(settings: Settings, first: PortName, taken: readonly PortName[]): string {
  const list = taken.map((name) => `Port ${settings.ports[name]} (${name}) is taken.`).join("\n");
  const offset = settings.env.PORT_OFFSET + 100;
  return [
    list,
    `Stop that program (perhaps ${brand.name} itself, running in another terminal),`,
    `or run ${first}=${settings.env[first] + 1} npm start,`,
    `or move every port at once: PORT_OFFSET=${offset} npm start`,
  ].join("\n");
}

export async function findFreeOffset(settings: Settings, from: number): Promise<number> {
  for (let offset = from; offset < from + 10_000; offset += 100) {
    const ports = PORT_NAMES.map((name) => settings.env[name] + offset);
    const free = await Promise.all(ports.map((port) => isPortFree(port, settings.host)));
    if (free.every(Boolean)) return offset;
  }
  throw new Error(`No free ports found between PORT_OFFSET ${from} and ${from + 10_000}.`);
}
