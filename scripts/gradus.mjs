#!/usr/bin/env node
// The entry of `npm start`, `npm run dev`, `npm test` and `npm run bench`. It needs Node 20, npm and no package:
// it fetches what is missing, then hands over to src/main.ts under a Node that runs TypeScript.
import {spawn} from "node:child_process";
import {dirname, join} from "node:path";
import {fileURLToPath} from "node:url";
import {ensurePackages, ensureToolchain} from "./bootstrap/toolchain.mjs";
import {onStarterGone} from "./bootstrap/watch-starter.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

try {
  const toolchain = await ensureToolchain(root);
  await ensurePackages(root, toolchain);
  handOver(toolchain);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}

function handOver(toolchain) {
  const main = join(root, "scripts", "src", "main.ts");
  const child = spawn(
    toolchain.node,
    ["--disable-warning=ExperimentalWarning", main, ...process.argv.slice(2)],
    {
      cwd: root,
      env: {...process.env, PATH: toolchain.path},
      // The IPC channel closes when this process ends, even when it is killed, which notifies the child.
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    },
  );
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.once("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 143)));
  onStarterGone(() => child.kill("SIGTERM"));
}
