// Loaded into every service before its own program: when the starting process is gone, even killed outright, the
// service stops instead of living on with a taken port.
const LOOK_EVERY_MS = 2000;

const {searchParams} = new URL(import.meta.url);
const starter = Number(searchParams.get("starter"));
const forceAfterMs = Number(searchParams.get("within"));

if (process.channel && process.ppid === starter) {
  // The channel to the starter closes with it.
  process.once("disconnect", () => stop(process.pid));
  // The channel alone must not keep a finished program alive.
  process.channel.unref();
} else if (process.platform !== "win32") {
  // A helper of the service, or the service below a watcher that loads nothing: it has to look, and ends the group.
  const timer = setInterval(() => {
    if (isAlive(starter)) return;
    clearInterval(timer);
    stop(0);
  }, LOOK_EVERY_MS);
  timer.unref();
}

function stop(target) {
  setTimeout(() => process.exit(1), forceAfterMs).unref();
  process.kill(target, "SIGTERM");
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
