// Progress for people: one line per long step. Works before anything is installed, hence no dependency.

const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const isLive = () => process.stdout.isTTY === true;
const seconds = (since) => Math.round((performance.now() - since) / 1000);

/** Runs a step and shows it: a moving line on a terminal, one line at start and end in a log. */
export async function step(label, run) {
  const started = performance.now();
  const stopShowing = isLive() ? spin(label, started) : announce(label, started);
  try {
    const result = await run();
    stopShowing(`✓ ${label}  ${seconds(started)} s`);
    return result;
  } catch (error) {
    stopShowing(`✗ ${label}  ${seconds(started)} s`);
    throw error;
  }
}

function spin(label, started) {
  let frame = 0;
  const draw = () => {
    frame = (frame + 1) % FRAMES.length;
    process.stdout.write(`\r\u001b[2K${FRAMES[frame]} ${label}  ${seconds(started)} s`);
  };
  draw();
  const timer = setInterval(draw, 120);
  return (line) => {
    clearInterval(timer);
    process.stdout.write(`\r\u001b[2K${line}\n`);
  };
}

function announce(label, started) {
  // A short step is one line; of a long one, a reader of the log must see that it is alive.
  const first = setTimeout(() => console.log(`· ${label} …`), 1500);
  const alive = setInterval(() => console.log(`· ${label} … ${seconds(started)} s`), 20_000);
  return (line) => {
    clearTimeout(first);
    clearInterval(alive);
    console.log(line);
  };
}
