// Takes a core for itself, as long as the process that started it lives. Between two turns it hears when that is gone.
const TURN_MS = 100;

process.once("disconnect", () => process.exit());
if (process.connected) turn();

function turn(): void {
  const end = Date.now() + TURN_MS;
  while (Date.now() < end);
  setImmediate(turn);
}
