import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {type Env, readEnv} from "../../env.ts";
import type {Interruption} from "../../interruption.ts";
import {findFreeOffset} from "../../stack/ports.ts";
import {createSettings, type Settings} from "../../stack/settings.ts";
import {startStack} from "../../stack/stack.ts";

const FIRST_OFFSET = 20_000;

export interface TestStack {
  readonly settings: Settings;
  /** Stops and starts its services; null where it is not ours to stop. */
  readonly controlUrl: string | null;
  /** Resolves, with a description, when a service ends without having been stopped. */
  readonly failure: Promise<string>;
  stop(outcome: {readonly failed: number}): Promise<void>;
}

/** On free ports, with its own data, which is retained only if a test failed. */
export async function startTestStack(interruption: Interruption): Promise<TestStack> {
  const env = {...readEnv(), DATA_DIR: mkdtempSync(join(tmpdir(), "e2e-"))};
  const offset = await findFreeOffset(createSettings(env), FIRST_OFFSET);
  const settings = createSettings(
    {...env, PORT_OFFSET: offset},
    {webDistDir: ".next-test", studioDistDir: "dist-test"},
  );
  const stack = await startStack(settings, {mode: "production", interruption, hasControls: true});
  return {
    settings,
    controlUrl: stack.controlUrl,
    failure: stack.failure,
    async stop({failed}) {
      await stack.stop();
      if (failed === 0) rmSync(settings.dataDir, {recursive: true, force: true});
    },
  };
}

/** A stack that is already running, found by the address of its site: all its ports are shifted by the same offset. */
export async function connectToStack(siteUrl: string, env: Env = readEnv()): Promise<TestStack> {
  const {port, origin} = new URL(siteUrl);
  const offset = Number(port) - env.WEB_PORT;
  if (!(offset >= 0)) {
    throw new Error(`${siteUrl} is no address of a stack: its site listens on ${env.WEB_PORT} or above.`);
  }
  const settings = createSettings({...env, PORT_OFFSET: offset});
  await requireSite(origin);
  return {settings, controlUrl: null, failure: new Promise(() => {}), stop: async () => {}};
}

async function requireSite(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/robots.txt`).catch(() => null);
  if (answer?.ok) return;
  throw new Error(`No site answers at ${origin}. Start one: DEMO_YEAR=0 npm start`);
}
