import {fork} from "node:child_process";
import {availableParallelism} from "node:os";

const LOOP = new URL("busy-loop.ts", import.meta.url);

export interface BusyCores {
  readonly pids: readonly (number | undefined)[];
  stop(): void;
}

/** Keeps every core busy with an endless loop until it is stopped, or until this process ends for any reason. */
export function keepBusy(cores: number = availableParallelism()): BusyCores {
  const loops = Array.from({length: cores}, () =>
    fork(LOOP, {stdio: ["ignore", "ignore", "inherit", "ipc"]}),
  );
  return {
    pids: loops.map(({pid}) => pid),
    stop() {
      for (const loop of loops) loop.kill("SIGKILL");
    },
  };
}
