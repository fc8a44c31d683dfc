// Loaded into every service before its own program: when the starting process is gone, even killed outright,
// the channel to it closes and the service stops instead of living on with a taken port.
const FORCE_AFTER_MS = 5000;

if (process.channel) {
  process.once("disconnect", () => {
    setTimeout(() => process.exit(1), FORCE_AFTER_MS).unref();
    process.kill(process.pid, "SIGTERM");
  });
  // The channel alone must not keep a finished program alive.
  process.channel.unref();
}
