import {loadFast} from "./core/process/load-fast.ts";

loadFast();
try {
  const {runCommand} = await import("./server/commands.ts");
  await runCommand(process.argv[2], process.argv[3]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
