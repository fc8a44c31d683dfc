import {readFileSync} from "node:fs";

/**
 * npm cannot pass on a SIGKILL: when the npm that started us is gone, stop instead of living on unseen.
 * Started without npm (in the background of a shell that ends, say), nobody is watched.
 */
export function onStarterGone(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const starter = lineage();
  const timer = setInterval(() => {
    if (lineage() === starter) return;
    clearInterval(timer);
    stop();
  }, 1000).unref();
}

/** Our parent and, where npm put a shell between (visible on Linux), the shell's parent: npm. */
function lineage() {
  const parent = process.ppid;
  try {
    const [, shell, grandparent] =
      /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${parent}/stat`, "utf8")) ?? [];
    return /^(ba|da|z|a)?sh$/.test(shell) ? `${parent} ${grandparent}` : `${parent}`;
  } catch {
    return `${parent}`;
  }
}
