import type uPlot from "uplot";
import type {ChartLine} from "./chart-line";

/** A token as the canvas understands it: tokens name a colour for each scheme, and only the page decides on one. */
export function paintOf(element: Element, token: string): string {
  const probe = document.createElement("i");
  probe.style.color = `var(${token})`;
  probe.hidden = true;
  element.append(probe);
  const {color} = getComputedStyle(probe);
  probe.remove();
  return color;
}

export const withAlpha = (color: string, alpha: number) =>
  color.replace(/^rgb\((.*)\)$/, (_, parts: string) => `rgba(${parts}, ${alpha})`);

/** Pixels between two graduations. */
const GRADUATION = 3;

export function paintGraduations(plot: uPlot, line: ChartLine, colorOf: (token: string) => string) {
  const {graduation, values} = line;
  if (!graduation) return;
  const {ctx, bbox} = plot;
  const pixel = devicePixelRatio;
  ctx.save();
  ctx.globalAlpha = 0.62;
  ctx.lineWidth = pixel;
  // One path for each colour: hundreds of strokes would make panning noticeably slower.
  const paths = new Map<string, Path2D>();
  for (let left = bbox.left; left <= bbox.left + bbox.width; left += GRADUATION * pixel) {
    const value = values[plot.posToIdx((left - bbox.left) / pixel)];
    if (value === undefined || Number.isNaN(value) || value <= 0) continue;
    const token = graduation(value);
    const path = paths.get(token) ?? new Path2D();
    paths.set(token, path);
    path.moveTo(left, bbox.top + bbox.height);
    path.lineTo(left, plot.valToPos(value, "y", true));
  }
  for (const [token, path] of paths) {
    ctx.strokeStyle = colorOf(token);
    ctx.stroke(path);
  }
  ctx.restore();
}

/** A target of a single value is as high as its edges. */
export function paintTargets(plot: uPlot, {targets = []}: ChartLine, ink: string) {
  const {ctx, bbox} = plot;
  const pixel = devicePixelRatio;
  const within = (x: number) => Math.max(bbox.left, Math.min(bbox.left + bbox.width, x));
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  for (const {from, to, low, high} of targets) {
    const [start, end] = [plot.data[0][from], plot.data[0][to]];
    if (start === undefined || end === undefined) continue;
    const [left, right] = [within(plot.valToPos(start, "x", true)), within(plot.valToPos(end, "x", true))];
    const [top, bottom] = [plot.valToPos(high, "y", true), plot.valToPos(low, "y", true)];
    ctx.fillStyle = withAlpha(ink, 0.1);
    ctx.fillRect(left, top, right - left, bottom - top);
    ctx.fillStyle = withAlpha(ink, 0.45);
    for (const edge of [top, bottom]) ctx.fillRect(left, edge - pixel / 2, right - left, pixel);
  }
  ctx.restore();
}

export function paintLevel(plot: uPlot, {level}: ChartLine, ink: string, font: string) {
  if (!level) return;
  const {ctx, bbox} = plot;
  const pixel = devicePixelRatio;
  const y = plot.valToPos(level.at, "y", true);
  if (y < bbox.top || y > bbox.top + bbox.height) return;
  ctx.save();
  ctx.strokeStyle = ink;
  ctx.fillStyle = ink;
  ctx.lineWidth = 1.4 * pixel;
  ctx.setLineDash([6 * pixel, 4 * pixel]);
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.font = font;
  ctx.fillText(level.label, bbox.left + 6 * pixel, y - 5 * pixel);
  ctx.restore();
}

export function paintSteps(plot: uPlot, line: ChartLine, ink: string, font: string) {
  const {ctx, bbox} = plot;
  const pixel = devicePixelRatio;
  ctx.save();
  ctx.strokeStyle = ink;
  ctx.fillStyle = ink;
  ctx.lineWidth = pixel;
  ctx.font = font;
  ctx.textAlign = "center";
  for (const {slot, label} of line.steps ?? []) {
    const [x, value] = [plot.data[0][slot], line.values[slot]];
    if (x === undefined || value === undefined || Number.isNaN(value)) continue;
    const left = plot.valToPos(x, "x", true);
    if (left < bbox.left + 6 || left > bbox.left + bbox.width - 6) continue;
    const top = plot.valToPos(value, "y", true);
    ctx.beginPath();
    ctx.moveTo(left, top);
    ctx.lineTo(left, top - (label === null ? 4 : 8) * pixel);
    ctx.stroke();
    if (label !== null) ctx.fillText(label, left, top - 11 * pixel);
  }
  ctx.restore();
}
