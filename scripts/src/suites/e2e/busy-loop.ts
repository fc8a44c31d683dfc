// Keeps one core busy as long as the process that started it lives. Between two turns it handles the disconnect event
// that reports the end of that process.
const TURN_MS = 100;

process.once("disconnect", () => process.exit());
if (process.connected) spin();

function spin(): void {
  const end = Date.now() + TURN_MS;
  while (Date.now() < end);
  setImmediate(spin);
}
