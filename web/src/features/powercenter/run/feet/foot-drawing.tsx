import type {FootData} from "@gradus/backend/contract/foot-data";

type Path = NonNullable<FootData["sides"]["left"]>;

interface Props {
  readonly path: Pick<Path, "mean" | "sd">;
  /** What is drawn, in metres: the same for both feet. */
  readonly extent: {readonly back: number; readonly front: number; readonly top: number};
}

/** Of the drawing, for each metre. */
const SCALE = 400;
const MARGIN = 24;
/** Graduations of the ground: a tick each, every fifth of them long. */
const TICK_METRES = 0.1;

export function FootDrawing({path: {mean, sd}, extent}: Props) {
  const {back, front, top} = extent;
  const x = (metres: number) => MARGIN + (metres - back) * SCALE;
  const y = (metres: number) => MARGIN + (top - metres) * SCALE;
  const width = 2 * MARGIN + (front - back) * SCALE;
  const height = 2 * MARGIN + top * SCALE;
  const line = mean.map(([forward, , up]) => `${x(forward).toFixed(1)} ${y(up).toFixed(1)}`).join("L");
  const strike = mean[0];
  const ticks = ticksOf(back, front);
  return (
    <svg className="foot-drawing" viewBox={`0 0 ${width.toFixed(0)} ${height.toFixed(0)}`} aria-hidden="true">
      {mean.map(([forward, , up], point) => (
        <ellipse
          key={point}
          className="foot-spread"
          cx={x(forward)}
          cy={y(up)}
          rx={(sd[point]?.[0] ?? 0) * SCALE}
          ry={(sd[point]?.[2] ?? 0) * SCALE}
        />
      ))}
      <path className="foot-ground" d={`M0 ${y(0)}H${width}`} />
      {ticks.map(({at, isLong}) => (
        <path key={at} className="foot-ground" d={`M${x(at)} ${y(0)}v${isLong ? 12 : 6}`} />
      ))}
      <path className="foot-line" d={`M${line}Z`} />
      {strike && <circle className="foot-strike" cx={x(strike[0])} cy={y(strike[2])} r="6" />}
    </svg>
  );
}

function ticksOf(back: number, front: number) {
  const first = Math.ceil(back / TICK_METRES);
  const last = Math.floor(front / TICK_METRES);
  return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => ({
    at: (first + index) * TICK_METRES,
    isLong: (first + index) % 5 === 0,
  }));
}
