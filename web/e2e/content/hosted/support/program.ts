import {spawn} from "node:child_process";
import {once} from "node:events";
import {createServer} from "node:net";
import {machineEnv} from "../../../support/env";

interface Program {
  /** Folder from the repository's root. */
  readonly folder: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

export interface RunningProgram {
  stop(): Promise<void>;
}

const ROOT = new URL("../../../../../", import.meta.url);

/** Runs a program of ours to its end, in an environment that names nothing but `env`. */
export async function run(program: Program): Promise<void> {
  const {child, output} = launch(program);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${program.args.join(" ")} ended with ${code}:\n${output()}`);
}

/** Starts one of our servers and resolves once its output matches `ready`. */
export async function start(program: Program, ready: RegExp): Promise<RunningProgram> {
  const {child, output} = launch(program);
  const ended = once(child, "exit");
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", () => ready.test(output()) && resolve());
    void ended.then(([code]) => reject(new Error(`It ended with ${code}:\n${output()}`)));
  });
  return {
    async stop() {
      child.kill();
      await ended;
    },
  };
}

function launch({folder, args, env}: Program) {
  const child = spawn(process.execPath, args, {
    cwd: new URL(folder, ROOT),
    env: {NODE_ENV: "production", ...machineEnv, ...env},
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return {child, output: () => output};
}

/** Returns a port of this machine that no process listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return address.port;
}
