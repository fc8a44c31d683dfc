import {type Point, project} from "./mercator.ts";
import {POINTS_MAX, simplify} from "./simplify.ts";
import type {Line} from "./track.ts";

export type MapTheme = "light" | "dark";

interface Colors {
  readonly ground: string;
  readonly track: string;
  readonly start: string;
  readonly end: string;
  readonly rim: string;
}

/** The site's own colours: a picture is seen outside of its pages, where its style sheet is not. */
const MAP_COLORS: Readonly<Record<MapTheme, Colors>> = {
  light: {ground: "#ffffff", track: "#1f4fa8", start: "#146c43", end: "#14181a", rim: "#ffffff"},
  dark: {ground: "#14181a", track: "#8fb4f7", start: "#7fdc9b", end: "#f1f4f5", rim: "#14181a"},
};

export interface TrackPicture {
  readonly theme: MapTheme;
  /** Pixels of the screen for each of the picture, 1 to 3. */
  readonly resolution: 1 | 2 | 3;
  /** In pixels of the picture. */
  readonly width: number;
  readonly height: number;
  /** Accessible label for screen readers, in the reader's language. */
  readonly label: string;
}

const MARGIN = 16;
const TRACK_WIDTH = 3;
const MARK_RADIUS = 5;

/**
 * A track as a picture without tiles: lines on a plain ground with a mark at start and end. Pass what `hidePlaces`
 * left; a place that is cut out leaves no mark, because the ends of the first and last line lie elsewhere.
 */
export function trackSvg(lines: readonly Line[], picture: TrackPicture): string {
  const {theme, resolution, width, height, label} = picture;
  const colors = MAP_COLORS[theme];
  const drawn = fit(thin(lines.map(onWorld)), picture);
  const paths = drawn.map((points) => `M${points.map(({x, y}) => `${round(x)} ${round(y)}`).join("L")}`);
  const start = drawn[0]?.[0];
  const end = drawn.at(-1)?.at(-1);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * resolution}" height="${height * resolution}"`,
    ` viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(label)}">`,
    `<rect width="${width}" height="${height}" fill="${colors.ground}"/>`,
    `<path d="${paths.join("")}" fill="none" stroke="${colors.track}" stroke-width="${TRACK_WIDTH}"`,
    ' stroke-linecap="round" stroke-linejoin="round"/>',
    end ? mark(end, colors.end, colors.rim) : "",
    start ? mark(start, colors.start, colors.rim) : "",
    "</svg>",
  ].join("");
}

function onWorld({latitude, longitude}: Line): Point[] {
  return Array.from(latitude, (degrees, index) => project(degrees, longitude[index] ?? 0, 0));
}

/** At most 800 points in all, shared among the lines by their length. */
function thin(lines: readonly Point[][]): Point[][] {
  const all = lines.reduce((sum, line) => sum + line.length, 0);
  if (all <= POINTS_MAX) return [...lines];
  return lines.flatMap((line) => {
    const share = Math.floor((POINTS_MAX * line.length) / all);
    // Not worth two points among so many: it would not be visible.
    return share < 2 ? [] : [simplify(line, share).flatMap((index) => line[index] ?? [])];
  });
}

/** As large as it fits between the margins, in the middle. */
function fit(lines: readonly Point[][], {width, height}: TrackPicture): Point[][] {
  const points = lines.flat();
  const bounds = (of: (point: Point) => number) => {
    const values = points.map(of);
    return {min: Math.min(...values), size: Math.max(...values) - Math.min(...values)};
  };
  if (points.length === 0) return [];
  const [x, y] = [bounds((point) => point.x), bounds((point) => point.y)];
  const scales = [(width - 2 * MARGIN) / x.size, (height - 2 * MARGIN) / y.size].filter(Number.isFinite);
  const scale = scales.length === 0 ? 1 : Math.min(...scales);
  const shift = {x: (width - x.size * scale) / 2, y: (height - y.size * scale) / 2};
  return lines.map((line) =>
    line.map((point) => ({x: (point.x - x.min) * scale + shift.x, y: (point.y - y.min) * scale + shift.y})),
  );
}

function mark({x, y}: Point, fill: string, rim: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${MARK_RADIUS}" fill="${fill}" stroke="${rim}" stroke-width="2"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escapeXml(text: string): string {
  const entities: Readonly<Record<string, string>> = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"};
  return text.replaceAll(/[&<>"]/g, (char) => entities[char] ?? char);
}
