import {project} from "@gradus/training/map/mercator";
import {decodePolyline} from "@gradus/training/map/polyline";

const WIDTH = 640;
const MARGIN = 24;
const [LOWEST, HIGHEST] = [200, 480];

/** Parts of a route as one path, fitted into a frame; null where nothing is left to draw. */
export function routeLines(lines: readonly string[]) {
  const parts = lines.map((line) => {
    const {latitude, longitude} = decodePolyline(line);
    return Array.from(latitude, (degrees, at) => project(degrees, longitude[at] ?? 0, 0));
  });
  const points = parts.flat();
  const [xs, ys] = [points.map(({x}) => x), points.map(({y}) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left, Math.max(...ys) - top];
  if (!(Math.max(across, down) > 0)) return null;
  const inner = WIDTH - 2 * MARGIN;
  const height = Math.round(
    Math.max(LOWEST, Math.min(HIGHEST, (inner * down) / Math.max(across, 1e-12) + 2 * MARGIN)),
  );
  const scale = Math.min(inner / Math.max(across, 1e-12), (height - 2 * MARGIN) / Math.max(down, 1e-12));
  const shift = {x: (WIDTH - across * scale) / 2, y: (height - down * scale) / 2};
  const projectPoint = ({x, y}: {x: number; y: number}) =>
    `${((x - left) * scale + shift.x).toFixed(1)} ${((y - top) * scale + shift.y).toFixed(1)}`;
  const path = parts.map((part) => (part.length > 1 ? `M${part.map(projectPoint).join("L")}` : "")).join("");
  return {path, width: WIDTH, height};
}
