import {readFileSync} from "node:fs";

/**
 * npm cannot forward a SIGKILL: when the npm that started this process is gone, stop instead of running on unnoticed.
 * Without npm as the starter (for example in the background of a shell that exits), nothing is watched.
 */
export function onStarterGone(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const npm = npmBehindShell(parent);
  const timer = setInterval(() => {
    const now = npmBehindShell(parent);
    // Not to be able to look is no sign of anything.
    const hasChanged = npm !== null && now !== null && now !== npm;
    if (process.ppid === parent && !hasChanged) return;
    clearInterval(timer);
    stop();
  }, 1000).unref();
}

/**
 * The parent process of the shell that npm put in between: the shell's parent id, known on Linux only. Null if it is
 * unknown.
 */
function npmBehindShell(parent) {
  const [, shell, grandparent] = /\((.*)\) \S (\d+)/.exec(readStat(parent)) ?? [];
  return /^(ba|da|z|a)?sh$/.test(shell) ? grandparent : null;
}

function readStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return "";
  }
}
