import type {Mark, MarkKind, Marks, Row, Tone} from "./sketch.ts";

type Drawers = {readonly [K in MarkKind]: (...numbers: Marks[K]) => string};

/** The strokes of painted numerals, on a grid six wide and ten high. */
const NUMERALS: Readonly<Record<string, string>> = {
  "0": "M0 0H6V10H0Z",
  "1": "M1 0H4V10",
  "2": "M0 0H6V5H0V10H6",
  "3": "M0 0H6V10H0M1 5H6",
  "4": "M0 0V6H6M6 0V10",
  "5": "M6 0H0V5H6V10H0",
  "6": "M6 0H0V10H6V5H0",
  "7": "M0 0H6V10",
  "8": "M0 0H6V10H0ZM0 5H6",
  "9": "M6 5H0V0H6V10H0",
  ":": "M3 2V4M3 6V8",
  "%": "M1 1H4V4H1ZM7 6H10V9H7ZM9 0L2 10",
};
/** The pod in profile, as the site draws it, in a box this wide. */
const POD_WIDTH = 520;
const SHELL =
  "M58 196C58 140 150 100 262 100C374 100 462 140 462 196C462 214 448 226 424 230C380 237 320 240 260 240C200 240 140 237 96 230C72 226 58 214 58 196Z";
const CLIP = "M96 222C78 262 92 322 150 326L372 326C430 322 446 268 420 226";

const rect = (tone: Tone, x: number, y: number, width: number, height: number, radius = 0) =>
  `<rect x='${x}' y='${y}' width='${width}' height='${height}' rx='${radius}' fill='var(--${tone})'/>`;
const stroke = (tone: Tone, path: string, width = 1.5) =>
  `<path d='${path}' fill='none' stroke='var(--${tone})' stroke-width='${width}'/>`;

const DRAWERS: Drawers = {
  heading: (x, y, width) => rect("ink", x, y, width, 5, 0.5),
  text: (x, y, width, lines) =>
    Array.from({length: lines}, (_, line) => {
      const isShort = lines > 1 && line === lines - 1;
      return rect("soft", x, y + line * 4.5, isShort ? width * 0.6 : width, 2, 0.5);
    }).join(""),
  button: (x, y, width) => rect("ink", x, y, width, 9, 1.5) + rect("page", x + 4, y + 3.5, width - 8, 2, 0.5),
  box: (tone, x, y, width, height) => rect(tone, x, y, width, height),
  frame: (x, y, width, height) =>
    rect("surface", x, y, width, height, 1) + stroke("line", `M${x} ${y}h${width}v${height}h${-width}z`, 1),
  dot: (tone, x, y, radius) => `<circle cx='${x}' cy='${y}' r='${radius}' fill='var(--${tone})'/>`,
  rule: (x, y, width) => stroke("line", `M${x} ${y}h${width}`, 1),
  ticks: (x, y, width) => stroke("ink", graduations(x, y, width), 1),
  painted: (value, x, y, height) => {
    const size = height / 10;
    const strokes = [...value].map((sign, index) => moved(NUMERALS[sign] ?? "", index * 8.5));
    return `<g transform='translate(${x} ${y})scale(${size})'>${stroke("ink", strokes.join(""), 2)}</g>`;
  },
  check: (x, y) => stroke("success", `M${x} ${y + 2.5}l2.5 2.5 4.5-5`, 1.8),
  pod: (x, y, width, clip = "gray") =>
    `<g transform='translate(${x} ${y})scale(${Math.round((width / POD_WIDTH) * 1000) / 1000})'>` +
    `<path d='${CLIP}' fill='none' stroke='var(--${clip})' stroke-width='26' stroke-linecap='round'/>` +
    `<path d='${SHELL}' fill='#2f373a' stroke='#8a949a' stroke-width='10'/>` +
    "<circle cx='404' cy='204' r='14' fill='#c6f6a4'/></g>",
  lanes: () => stroke("line", "M0 74L120 58M0 84L120 66M24 90L120 75", 1),
  line: (tone, path) => stroke(tone, path),
  area: (tone, path) => `<path d='${path}' fill='var(--${tone})'/>`,
};

export function drawMark(mark: Mark): string {
  return "times" in mark ? drawRow(mark) : drawOne(mark);
}

function drawOne<K extends MarkKind>([kind, ...numbers]: readonly [K, ...Marks[K]]): string {
  return DRAWERS[kind](...numbers);
}

function drawRow({times, dx = 0, dy = 0, marks}: Row): string {
  const drawn = marks.map(drawMark).join("");
  const copies = Array.from({length: times - 1}, (_, index) => {
    const [x, y] = [dx * (index + 1), dy * (index + 1)];
    return `<g transform='translate(${x} ${y})'>${drawn}</g>`;
  });
  return drawn + copies.join("");
}

/** Long, short, short, mid, short, short: the marks of a ruler. */
function graduations(x: number, y: number, width: number): string {
  const lengths = [6, 2.5, 2.5, 4, 2.5, 2.5];
  const count = Math.floor(width / 4);
  const marks = Array.from({length: count}, (_, index) => `M${x + index * 4} ${y}v${lengths[index % 6]}`);
  return `M${x} ${y}h${width}${marks.join("")}`;
}

/** The path, moved to the right. Its commands are absolute M, H, V, L and Z. */
function moved(path: string, dx: number): string {
  return path.replace(/([MLH])([\d.]+)/g, (_, command: string, x: string) => `${command}${Number(x) + dx}`);
}
