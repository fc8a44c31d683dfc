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

/** Steps that run side by side share the moving line. */
const running = new Map();
let frame = 0;
let timer = null;

function spin(label, started) {
  running.set(started, label);
  draw();
  timer ??= setInterval(draw, 120);
  return (line) => {
    running.delete(started);
    process.stdout.write(`\r\u001b[2K${line}\n`);
    if (running.size > 0) return;
    clearInterval(timer);
    timer = null;
  };
}

function draw() {
  frame = (frame + 1) % FRAMES.length;
  const labels = [...running].map(([started, label]) => `${label}  ${seconds(started)} s`);
  const line = `${FRAMES[frame]} ${labels.join(" · ")}`;
  // A line that wraps could not be taken back.
  process.stdout.write(`\r\u001b[2K${line.slice(0, (process.stdout.columns ?? 80) - 1)}`);
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
