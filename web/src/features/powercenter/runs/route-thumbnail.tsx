import {project} from "@gradus/training/map/mercator";
import {decodePolyline} from "@gradus/training/map/polyline";
import {useMemo} from "react";

const SIZE = 44;
const MARGIN = 4;
/** More points than pixels are not worth drawing. */
const POINTS = 120;

export function RouteThumbnail({polyline}: {readonly polyline: string | null}) {
  const path = useMemo(() => polyline && thumbnailPath(polyline), [polyline]);
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE} aria-hidden="true" className="run-thumb">
      {path && <path d={path} fill="none" stroke="var(--text-2)" strokeWidth="1.5" strokeLinejoin="round" />}
    </svg>
  );
}

export function thumbnailPath(polyline: string): string | null {
  const {latitude, longitude} = decodePolyline(polyline);
  const step = Math.max(1, Math.ceil(latitude.length / POINTS));
  const points = Array.from(latitude, (degrees, index) => project(degrees, longitude[index] ?? 0, 0)).filter(
    (_, index) => index % step === 0 || index === latitude.length - 1,
  );
  const [xs, ys] = [points.map(({x}) => x), points.map(({y}) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const extent = Math.max(Math.max(...xs) - left, Math.max(...ys) - top);
  if (!(extent > 0)) return null;
  const scale = (SIZE - 2 * MARGIN) / extent;
  const at = (value: number, from: number) => (MARGIN + (value - from) * scale).toFixed(1);
  return `M${points.map(({x, y}) => `${at(x, left)} ${at(y, top)}`).join("L")}`;
}
