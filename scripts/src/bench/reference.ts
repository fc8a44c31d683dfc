import {mkdirSync, rmSync, symlinkSync, writeFileSync} from "node:fs";
import {dirname, join, relative} from "node:path";
import {step} from "../../bootstrap/progress.mjs";
import {runLogged} from "../../bootstrap/run-logged.mjs";
import {childEnv} from "../env.ts";
import type {Interruption} from "../interruption.ts";
import {waitUntilHealthy} from "../stack/health.ts";
import {type ServiceProcess, startProcess} from "../stack/process.ts";
import type {Service} from "../stack/services.ts";
import {logFile, type Settings} from "../stack/settings.ts";

export interface Reference {
  readonly emptyUrl: string;
  readonly sameSizeUrl: string;
  pid(): number | undefined;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

// Inside the repository, since the bundler refuses packages linked from outside its root.
const FOLDER = ".data-bench/reference";
const EMPTY_PAGE_BYTES = 5000;

export async function startReference(
  settings: Settings,
  port: number,
  sizeOfOurs: number,
  interruption: Interruption,
): Promise<Reference> {
  const folder = join(settings.root, FOLDER);
  writeApp(settings.root, folder, sizeOfOurs);
  await step("Building the empty page", () =>
    runLogged(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
      cwd: folder,
      env: childEnv({NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1"}),
      logFile: logFile(settings, "reference-build"),
      signal: interruption.signal,
    }),
  );
  const origin = `http://127.0.0.1:${port}`;
  const service: Service = {
    name: "reference",
    title: "Empty page",
    ports: [],
    folder: relative(settings.root, folder),
    args: () => ["node_modules/next/dist/bin/next", "start", "-p", String(port), "-H", "127.0.0.1"],
    healthUrl: () => origin,
  };
  let running: ServiceProcess | null = null;
  const start = async (): Promise<void> => {
    running = startProcess(service, settings, "production");
    await waitUntilHealthy(running, origin, interruption.signal);
  };
  const stop = async (): Promise<void> => running?.stop();
  await start();
  return {
    emptyUrl: `${origin}/`,
    sameSizeUrl: `${origin}/same-size`,
    pid: () => running?.pid,
    restart: () => stop().then(start),
    stop,
  };
}

function writeApp(root: string, folder: string, sizeOfOurs: number): void {
  rmSync(folder, {recursive: true, force: true});
  // A static page carries its text twice: as markup and as data for hydration.
  const letters = Math.max(0, Math.round((sizeOfOurs - EMPTY_PAGE_BYTES) / 2));
  const files = {
    "package.json": `{"private": true, "type": "module"}`,
    "next.config.js": "export default {poweredByHeader: false};",
    "app/layout.jsx":
      'export default function Layout({children}) { return <html lang="en"><body>{children}</body></html>; }',
    "app/page.jsx": "export default function Page() { return <h1>Empty</h1>; }",
    "app/same-size/page.jsx": `const words = "abcdefghi ".repeat(${Math.round(letters / 10)});
export default function Page() { return <main><h1>Same size</h1><p>{words}</p></main>; }`,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), text);
  }
  mkdirSync(join(folder, "node_modules"));
  for (const name of ["next", "react", "react-dom"]) {
    symlinkSync(join(root, "web", "node_modules", name), join(folder, "node_modules", name), "junction");
  }
}
