// Loaded into every service before its own program: when the starting process is gone, even killed outright,
// the channel to it closes and the service stops instead of living on with a taken port.
const FORCE_AFTER_MS = 5000;

// A service's own helpers load this too, but their channel is the service's business.
const starter = Number(new URL(import.meta.url).searchParams.get("starter"));

if (process.channel && process.ppid === starter) {
  process.once("disconnect", () => {
    setTimeout(() => process.exit(1), FORCE_AFTER_MS).unref();
    process.kill(process.pid, "SIGTERM");
  });
  // The channel alone must not keep a finished program alive.
  process.channel.unref();
}
