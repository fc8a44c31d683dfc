import {join} from "node:path";
import {publishedSecretRefusals} from "@gradus/schemas/published-secrets";
import {step} from "../../bootstrap/progress.mjs";
import {runLogged} from "../../bootstrap/run-logged.mjs";
import {childEnv} from "../env.ts";
import type {Interruption} from "../interruption.ts";
import {ensureBuilt, studioBuild, webBuild} from "./build.ts";
import {type DataMarker, openDataDir, writeMarker} from "./data-dir.ts";
import {claimDataDir} from "./lock.ts";
import {requireFreePorts} from "./ports.ts";
import {lakeEnv, serviceEnv} from "./service-env.ts";
import {createServiceRunner, type ServiceRunner} from "./service-runner.ts";
import {fullEnv, listServices, type Mode, type Service} from "./services.ts";
import {logFile, type Settings} from "./settings.ts";

export interface StackOptions {
  readonly mode: Mode;
  readonly interruption: Interruption;
  /** Names of services not to start. */
  readonly without?: readonly string[];
  /** Lets the holder of the control address stop and start single services: for tests of failure. */
  readonly hasControls?: boolean;
}

export interface Stack {
  readonly settings: Settings;
  readonly services: readonly Service[];
  readonly controlUrl: string;
  readonly failure: ServiceRunner["failure"];
  readonly pid: ServiceRunner["pid"];
  /**
   * A fresh process for one service, for measurements that must not depend on what came before. `meanwhile` has its
   * data to itself.
   */
  restart(name: string, whileStopped?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

export async function startStack(settings: Settings, options: StackOptions): Promise<Stack> {
  const services = listServices(settings, options.without);
  requireOwnSecrets(settings, services);
  const marker = openDataDir(settings.dataDir);
  const running = createServiceRunner(settings, options.mode, options.interruption);
  const lock = await claimDataDir(settings.dataDir, options.hasControls ? running : null);
  const stop = async (): Promise<void> => {
    await running.stopAll();
    lock.release();
  };
  try {
    await requireFreePorts(settings, services);
    await startAll(settings, services, {runner: running, marker, ...options});
  } catch (error) {
    await stop();
    throw error;
  }
  const restart: Stack["restart"] = async (name, whileStopped) => {
    await running.stop(name);
    await whileStopped?.();
    await running.start(name);
  };
  const {failure, pid} = running;
  return {settings, services, controlUrl: lock.url, failure, pid, restart, stop};
}

/** Each refuses by itself too; here all are named at once, before anything is built. */
export function requireOwnSecrets(settings: Settings, services: readonly Service[]): void {
  const {host: HOST, urls} = settings;
  const envs = services.map((service) => fullEnv(service, settings, "production"));
  const refusals = envs.flatMap((env) =>
    publishedSecretRefusals({...env, HOST: env.HOST ?? HOST, SITE_URL: urls.web}),
  );
  if (refusals.length === 0) return;
  throw new Error(`Other machines can reach this:\n✖ ${[...new Set(refusals)].join("\n✖ ")}`);
}

interface Start extends StackOptions {
  readonly runner: ServiceRunner;
  readonly marker: DataMarker;
}

/** Services without dependencies start together; those that are built from what these answer follow together. */
async function startAll(settings: Settings, services: readonly Service[], start: Start): Promise<void> {
  const {runner, marker, interruption, mode} = start;
  const isBuilt = ({name}: Service) => name === "web" || name === "studio";
  const first = services.filter((service) => !isBuilt(service));
  await startTogether(first, runner);
  if (!marker.seeded && first.some(({name}) => name === "lake")) {
    await step("Filling the content lake", () => seed(settings, interruption.signal));
    writeMarker(settings.dataDir, {...marker, seeded: true});
  }
  const built = services.filter(isBuilt);
  for (const {name} of mode === "production" ? built : []) {
    await ensureBuilt(
      settings,
      name === "web" ? webBuild(settings) : studioBuild(settings),
      interruption.signal,
    );
  }
  await startTogether(built, runner);
}

async function startTogether(services: readonly Service[], running: ServiceRunner): Promise<void> {
  await step(`Starting ${services.map(inSentence).join(", ")}`, () =>
    Promise.all(services.map(({name}) => running.start(name))),
  );
}

const inSentence = ({title}: Service): string => title.replace(/^The /, "the ");

async function seed(settings: Settings, signal: AbortSignal): Promise<void> {
  await runLogged(process.execPath, ["src/cli.ts", "seed"], {
    cwd: join(settings.root, "services", "content-lake"),
    env: childEnv({...serviceEnv(settings, "production"), ...lakeEnv(settings), NODE_NO_WARNINGS: "1"}),
    logFile: logFile(settings, "seed"),
    signal,
  });
}
