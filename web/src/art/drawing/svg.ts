/** A picture without its frame: what `<svg viewBox="0 0 width height">` holds. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One decimal is a tenth of a pixel: enough for drawings of this size, and short. */
export function round(value: number): string {
  return String(tenths(value) || 0);
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

export function point(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

/** Degrees clockwise from twelve o'clock, on a circle or an ellipse. */
export function polar(
  cx: number,
  cy: number,
  degrees: number,
  rx: number,
  ry = rx,
): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [cx + rx * Math.sin(angle), cy - ry * Math.cos(angle)];
}

/** Part of a circle, clockwise, as a path. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const r = round(radius);
  return `M${point(...polar(cx, cy, from, radius))}A${r} ${r} 0 ${large} 1 ${point(...polar(cx, cy, to, radius))}`;
}

type Point = readonly [number, number];

/** The way from one point to the next: even steps repeat themselves and weigh little once compressed. */
function step([fromX, fromY]: Point, [x, y]: Point): string {
  // Between what was drawn, not what was meant: rounded steps would wander off.
  return point(tenths(x) - tenths(fromX), tenths(y) - tenths(fromY));
}

export function polyline(points: readonly Point[]): string {
  return points
    .map((to, index) => {
      const from = points[index - 1];
      return from ? `l${step(from, to)}` : `M${point(...to)}`;
    })
    .join("");
}

/** A smooth line through all points (Catmull-Rom, as cubic curves). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const curves = points.slice(1).map(([x, y], index) => {
    const [beforeX, beforeY] = at(index - 1);
    const from = at(index);
    const [fromX, fromY] = from;
    const [afterX, afterY] = at(index + 2);
    const leaves = step(from, [fromX + (x - beforeX) / 6, fromY + (y - beforeY) / 6]);
    const arrives = step(from, [x - (afterX - fromX) / 6, y - (afterY - fromY) / 6]);
    return `c${leaves} ${arrives} ${step(from, [x, y])}`;
  });
  return `M${point(...at(0))}${curves.join("")}`;
}

/** Attributes are in single quotes: a drawing also travels inside a string, where each double one costs four signs. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) => ` ${key}='${typeof value === "number" ? round(value) : escapeText(String(value))}'`,
    );
  const open = `<${name}${list.join("")}`;
  return children.length === 0 ? `${open}/>` : `${open}>${children.join("")}</${name}>`;
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  return element("g", attributes, ...children);
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

export function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset='${offset}' stop-color='${colour}'${opacity === undefined ? "" : ` stop-opacity='${opacity}'`}/>`,
    )
    .join("");
}

export function vertical(id: string, list: readonly Stop[]): string {
  return `<linearGradient id='${id}' x1='0' y1='0' x2='0' y2='1'>${stops(list)}</linearGradient>`;
}

export function radial(
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  list: readonly Stop[],
): string {
  return `<radialGradient id='${id}' cx='${cx}' cy='${cy}' r='${r}'>${stops(list)}</radialGradient>`;
}

/** A soft dark or light spot without a blur filter, which phones pay for on every frame. */
export function glow(id: string, colour: string, opacity: number): string {
  return radial(
    id,
    [0.5, 0.5, 0.5],
    [
      [0, colour, opacity],
      [0.4, colour, opacity * 0.62],
      [0.75, colour, opacity * 0.16],
      [1, colour, 0],
    ],
  );
}

function escapeText(text: string): string {
  return text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
